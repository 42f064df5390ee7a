// An order lookup behind an HTTP API (API Gateway payload format 2.0).
import { config } from './config.js';
import { HttpError } from './http-error.js';
import { route } from './router.js';

/** Answers one request. Mistakes of the caller become 4xx answers; anything else is left to Lambda. */
export async function handler(event) {
  try {
    return answer(200, await route(event));
  } catch (error) {
    if (error instanceof HttpError) return answer(error.status, { message: error.message, ...error.details });
    throw error;
  }
}

function answer(statusCode, body) {
  return {
    statusCode,
    headers: { 'content-type': 'application/json', 'x-stage': config.stage },
    body: JSON.stringify(body),
  };
}
