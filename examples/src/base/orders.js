// The orders and what can be asked about them. A real function would ask a database.
import { readFileSync } from 'node:fs';
import { config } from './config.js';
import { formatDay, isWithin } from './dates.js';
import { HttpError } from './http-error.js';
import { formatMoney } from './money.js';
import { validate } from './validation.js';

const orders = JSON.parse(readFileSync(new URL('./orders.json', import.meta.url), 'utf8'));

export function findOrder(id) {
  const order = orders.find((candidate) => candidate.id === id);
  if (order === undefined) throw new HttpError(404, `there is no order ${id}`);
  return present(order);
}

export async function searchOrders(query) {
  await validate('search', query);
  const matches = orders.filter(
    (order) =>
      (query.customerId === undefined || order.customerId === query.customerId) &&
      (query.currency === undefined || order.currency === query.currency) &&
      isWithin(order.placedAt, query.from, query.to),
  );
  const size = Math.min(query.limit ?? config.pageSize, config.pageSize);
  return { total: matches.length, orders: matches.slice(0, size).map(present) };
}

export async function quoteOrder(draft) {
  await validate('quote', draft);
  return { currency: draft.currency, total: formatMoney(totalOf(draft.lines), draft.currency) };
}

function present(order) {
  return {
    id: order.id,
    customerId: order.customerId,
    placed: formatDay(order.placedAt),
    total: formatMoney(totalOf(order.lines), order.currency),
    lines: order.lines.length,
  };
}

function totalOf(lines) {
  return lines.reduce((sum, line) => sum + line.quantity * line.unitCents, 0);
}
