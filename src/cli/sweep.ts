import { INPUT } from '../core/config/inputs.ts';
import { type Leftover, sweepLeftovers } from '../run/leftovers.ts';
import { regionOf } from '../run/read-inputs.ts';
import { type Command, UsageError } from './command.ts';
import { parse } from './flags.ts';

export const sweep: Command = {
  help: () => `Usage: cold-start-gate sweep [--delete] [--aws-region NAME] [--json]

Lists temporary functions whose run is over, and log groups of temporary functions that are gone. Only what has the
name and the tags of this tool, and has expired, is ever named or deleted; runs in progress are spared.
Exit code: 0, or 2 when something could not be listed or deleted.

Options:
  --delete                Delete what is listed.
  --aws-region NAME       Where to look. [AWS_REGION, AWS_DEFAULT_REGION]
  --json                  Print the result as JSON.`,
  run: async (args) => {
    const flags = parse(args, {
      delete: { type: 'boolean' },
      'aws-region': { type: 'string' },
      json: { type: 'boolean' },
    });
    const region = INPUT['aws-region'].form.parse(String(flags['aws-region'] ?? regionOf(process.env)));
    if (!region.ok) {
      throw new UsageError('--aws-region: give a region such as eu-west-1, or set AWS_REGION.');
    }
    const remove = flags['delete'] === true;
    const { leftovers, spared, left } = await sweepLeftovers(region.value, process.env, remove);
    if (flags['json'] === true) {
      console.log(
        JSON.stringify({ region: region.value, deleted: remove, leftovers, spared, left }, null, 2),
      );
    } else {
      for (const leftover of leftovers) console.log(describe(leftover));
      const what = leftovers.length === 0 ? 'Nothing is left' : `${leftovers.length} leftovers`;
      const done = leftovers.length === 0 ? '' : remove ? ', deleted' : '; --delete deletes them';
      console.log(`${what} in ${region.value}${done}. ${spared} functions of runs in progress were spared.`);
      for (const sentence of left) console.error(sentence);
    }
    return left.length === 0 ? 0 : 2;
  },
};

function describe(leftover: Leftover): string {
  return leftover.kind === 'function'
    ? `function   ${leftover.name}  of ${leftover.owner.repository}, expired ${leftover.owner.expiresAt.toISOString()}`
    : `log group  /aws/lambda/${leftover.name}`;
}
