import { UNZIPPED_BYTES, ZIPPED_BYTES } from '../../core/quotas.ts';
import type { Operation } from '../call/operation.ts';

export const getAccountSettings: Operation = (_call, control) => {
  const { functionCount, codeBytes } = control.store.usage();
  return {
    status: 200,
    body: {
      AccountLimit: {
        TotalCodeSize: control.codeStorageBytes,
        CodeSizeUnzipped: UNZIPPED_BYTES,
        CodeSizeZipped: ZIPPED_BYTES,
        ConcurrentExecutions: control.concurrency.limit,
        UnreservedConcurrentExecutions: control.concurrency.unreserved,
      },
      AccountUsage: { TotalCodeSize: codeBytes, FunctionCount: functionCount },
    },
  };
};
