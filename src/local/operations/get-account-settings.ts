import type { Operation } from '../call/operation.ts';
import { MOST_UNZIPPED_BYTES, MOST_ZIPPED_BYTES } from '../functions/code-packages.ts';

export const getAccountSettings: Operation = (_call, control) => {
  const { functionCount, codeBytes } = control.store.usage();
  return {
    status: 200,
    body: {
      AccountLimit: {
        TotalCodeSize: control.codeStorageBytes,
        CodeSizeUnzipped: MOST_UNZIPPED_BYTES,
        CodeSizeZipped: MOST_ZIPPED_BYTES,
        ConcurrentExecutions: control.concurrency.limit,
        UnreservedConcurrentExecutions: control.concurrency.unreserved,
      },
      AccountUsage: { TotalCodeSize: codeBytes, FunctionCount: functionCount },
    },
  };
};
