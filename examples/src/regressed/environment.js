// What the environment may set.
import * as z from 'zod';

const Settings = z.object({
  STAGE: z.string().optional(),
  PAGE_SIZE: z.coerce.number().int().min(1).optional(),
});

/** The settings that are present. Throws when one of them makes no sense. */
export function readEnvironment(env) {
  const checked = Settings.safeParse(env);
  if (!checked.success) throw new Error(z.prettifyError(checked.error));
  const settings = {};
  if (checked.data.STAGE !== undefined) settings.stage = checked.data.STAGE;
  if (checked.data.PAGE_SIZE !== undefined) settings.pageSize = checked.data.PAGE_SIZE;
  return settings;
}
