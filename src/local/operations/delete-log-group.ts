import { required, text } from '../api/request-body.ts';
import type { Operation } from '../call/operation.ts';

export const deleteLogGroup: Operation = (call, control) => {
  control.logs.delete(required(text(call.json(), 'logGroupName'), 'logGroupName'));
  return { status: 200, body: new Uint8Array() };
};
