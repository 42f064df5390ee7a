/**
 * Limits of AWS Lambda, CloudWatch Logs and GitHub, each once and with its source. AWS writes MB and KB for multiples of
 * 1,024; the numbers of bytes here are exact. What this tool allows itself stands where it is decided.
 */

const KB = 1_024;
const MB = 1_024 ** 2;
const GB = 1_024 ** 3;

// Source of all numbers up to the next source: https://docs.aws.amazon.com/lambda/latest/dg/gettingstarted-limits.html

/** Memory size of a function, in steps of 1 MB. */
export const MEMORY_MB = { least: 128, most: 10_240 } as const;
/** Timeout of a function, in whole seconds. */
export const TIMEOUT_SECONDS = { least: 1, most: 900 } as const;
/** Size of /tmp; the least is free of charge. */
export const EPHEMERAL_STORAGE_MB = { least: 512, most: 10_240 } as const;
/** All environment variables of a function. Lambda counts the bytes of the map as JSON. */
export const ENVIRONMENT_BYTES = 4 * KB;
/** Package of a direct upload (CreateFunction, UpdateFunctionCode). */
export const ZIPPED_BYTES = 50 * MB;
/** Contents of a package together with its layers. */
export const UNZIPPED_BYTES = 250 * MB;
/** Payload of a synchronous request. */
export const PAYLOAD_BYTES = 6 * MB;
/** Payload of an asynchronous request (InvocationType Event). */
export const EVENT_PAYLOAD_BYTES = MB;
/** Code storage of an account and region: every function and every version counts. Cannot be raised. */
export const CODE_STORAGE_BYTES = 300 * GB;
/** Concurrent executions of an account and region, unless AWS raised it; new accounts have less. */
export const CONCURRENT_EXECUTIONS = 1_000;
/** All control-plane operations but GetFunction and GetPolicy together, calls per second, account and region. */
export const CONTROL_PLANE_CALLS_PER_SECOND = 15;
/** GetFunction alone, calls per second, account and region. */
export const GET_FUNCTION_CALLS_PER_SECOND = 100;
/** Length of a function's name. */
export const FUNCTION_NAME_CHARACTERS = 64;

/** Concurrency that reservations must leave to the other functions. Source: https://docs.aws.amazon.com/lambda/latest/dg/configuration-concurrency.html */
export const UNRESERVED_CONCURRENCY = 100;
/** Time of an on-demand init; after it Lambda runs init again inside the request. Source: https://docs.aws.amazon.com/lambda/latest/dg/lambda-runtime-environment.html */
export const INIT_SECONDS = 10;
/** External extensions of a function. Source: https://docs.aws.amazon.com/lambda/latest/dg/extensions-configuration.html */
export const EXTENSIONS = 10;
/** End of the log that Invoke returns with LogType Tail. Source: https://docs.aws.amazon.com/lambda/latest/api/API_Invoke.html */
export const LOG_TAIL_BYTES = 4 * KB;
/** Response of a handler; Lambda's own error message names the number. Source: https://docs.aws.amazon.com/lambda/latest/dg/troubleshooting-invocation.html */
export const RESPONSE_BYTES = PAYLOAD_BYTES + 100;
/** Body of CreateFunction and UpdateFunctionCode, which holds the zip in Base64. Source: the message of Lambda's RequestEntityTooLargeException. */
export const REQUEST_BODY_BYTES = 70_167_211;
/** Length of a handler and of a description. Source: https://docs.aws.amazon.com/lambda/latest/api/API_CreateFunction.html */
export const HANDLER_CHARACTERS = 128;
export const DESCRIPTION_CHARACTERS = 256;

/** FilterLogEvents, calls per second, account and region. Source: https://docs.aws.amazon.com/AmazonCloudWatch/latest/logs/cloudwatch_limits_cwl.html */
export const FILTER_LOG_EVENTS_CALLS_PER_SECOND = 5;

/** Comment of an issue or a pull request. Source: the message of GitHub's API, "Body is too long (maximum is 65536 characters)". */
export const COMMENT_CHARACTERS = 65_536;
/** Job summary of one step; GitHub drops a longer one. Source: https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands */
export const SUMMARY_BYTES = MB;
/** Key of a cache entry. Source: https://docs.github.com/en/actions/reference/workflows-and-actions/dependency-caching */
export const CACHE_KEY_CHARACTERS = 512;
