// Money is kept in cents and written with its currency code: 1,234.50 EUR.

export function formatMoney(cents, currency) {
  const [whole, fraction] = (cents / 100).toFixed(2).split('.');
  return `${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${fraction} ${currency}`;
}
