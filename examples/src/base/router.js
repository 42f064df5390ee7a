// From a request to the function that answers it.
import { HttpError } from './http-error.js';
import { findOrder, quoteOrder, searchOrders } from './orders.js';

const ROUTES = [
  { method: 'GET', path: /^\/orders\/(?<id>[A-Z0-9-]+)$/, answer: (request) => findOrder(request.params.id) },
  { method: 'POST', path: /^\/orders\/search$/, answer: (request) => searchOrders(request.body) },
  { method: 'POST', path: /^\/orders\/quote$/, answer: (request) => quoteOrder(request.body) },
];

export async function route(event) {
  const method = event.requestContext?.http?.method ?? 'GET';
  const path = event.rawPath ?? '/';
  const known = ROUTES.filter((candidate) => candidate.path.test(path));
  if (known.length === 0) throw new HttpError(404, `there is nothing at ${path}`);
  const chosen = known.find((candidate) => candidate.method === method);
  if (chosen === undefined) throw new HttpError(405, `${path} does not take ${method}`);
  return chosen.answer({ params: chosen.path.exec(path).groups ?? {}, body: parseBody(event) });
}

function parseBody(event) {
  if (event.body === undefined || event.body === null) return null;
  const text = event.isBase64Encoded ? Buffer.from(event.body, 'base64').toString('utf8') : event.body;
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpError(400, 'the body is not JSON');
  }
}
