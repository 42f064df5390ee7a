// What the environment may set.

/** The settings that are present. Throws when one of them makes no sense. */
export function readEnvironment(env) {
  const settings = {};
  if (env.STAGE !== undefined) settings.stage = env.STAGE;
  if (env.PAGE_SIZE !== undefined) {
    const pageSize = Number(env.PAGE_SIZE);
    if (!Number.isInteger(pageSize) || pageSize < 1)
      throw new Error('PAGE_SIZE must be a whole number above 0');
    settings.pageSize = pageSize;
  }
  return settings;
}
