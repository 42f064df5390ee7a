// Money is kept in cents and written with its currency code, thousands apart: 1,234.50 EUR.

export function formatMoney(cents, currency) {
  const [units, hundredths] = (cents / 100).toFixed(2).split('.');
  return `${units.replace(/\B(?=(\d{3})+$)/g, ',')}.${hundredths} ${currency}`;
}
