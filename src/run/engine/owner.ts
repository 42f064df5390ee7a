import type { Owner } from '../../aws/ownership.ts';
import { SYSTEM_CLOCK } from '../clock.ts';
import type { Deployable, MeasuringContext } from './port.ts';

/** Time for cleaning up, added to the time limit of a run: after both, its functions are leftovers. */
const EXPIRY_MARGIN_MINUTES = 60;

/** Whose the temporary functions are, for their tags. */
export function ownerOf({ config }: Deployable, { repository = 'local', runToken }: MeasuringContext): Owner {
  const minutes = config.timeoutMinutes + EXPIRY_MARGIN_MINUTES;
  return {
    run: runToken,
    repository,
    expiresAt: new Date(SYSTEM_CLOCK.now().getTime() + minutes * 60_000),
  };
}
