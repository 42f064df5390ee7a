/** Environment variables of a process, by name. Those of a Lambda function are part of its settings. */
export type ProcessEnvironment = Readonly<Record<string, string | undefined>>;
