import type { Operation } from '../http/operation.ts';
import { required, text } from '../http/request-body.ts';

export const deleteLogGroup: Operation = (call, control) => {
  control.logs.delete(required(text(call.json(), 'logGroupName'), 'logGroupName'));
  return { status: 200, body: new Uint8Array() };
};
