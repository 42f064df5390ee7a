/** What a run uses of AWS, in one place: importing it loads the AWS SDK, so only a run that gets that far does. */
export { cleanUp } from './clean-up.ts';
export { connectionTo, customEndpoint } from './connection.ts';
export { callLimiter } from './control.ts';
export { fetchFunctionCode } from './function-code.ts';
export { mergePolicies } from './iam-policy.ts';
export { connectLambda } from './lambda.ts';
export { NO_LEDGER, openLedger, readLedger } from './ledger.ts';
export { storageProblem } from './preflight/account.ts';
export { readPreflight } from './preflight/preflight.ts';
export { missingRights, policyFor, rightsProblem } from './preflight/rights.ts';
export { codeProblems, plannedProblems } from './preflight/side-problems.ts';
export { sweep } from './sweep.ts';
export { pinRuntimes } from './template/pinned-runtime.ts';
export { awsTimings, boundedConcurrency, LOCAL_TIMINGS } from './timings.ts';
