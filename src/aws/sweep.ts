/** Finds and deletes what earlier runs left although their post step should have deleted it. */
import { DeleteFunctionCommand, GetFunctionCommand, ListFunctionsCommand } from '@aws-sdk/client-lambda';
import { FUNCTION_PREFIX } from '../gate/lanes.ts';
import type { LambdaConnection } from './connection.ts';
import { type Control, openControl } from './control.ts';
import { lambdaFailure, leftBehind } from './lambda-failure.ts';
import { openLogGroups } from './log-groups.ts';
import { isTemporaryName, type Owner, ownerOf } from './ownership.ts';
import { isAbsent, serviceError } from './service-error.ts';
import type { Timings } from './timings.ts';

export type Leftover =
  | { readonly kind: 'function'; readonly name: string; readonly owner: Owner }
  /** Its function is gone. */
  | { readonly kind: 'log-group'; readonly name: string };

export interface Sweep {
  readonly leftovers: readonly Leftover[];
  /** Functions of runs that may still be under way. */
  readonly spared: number;
  /** With `remove`: what could not be deleted, a sentence each. */
  readonly left: readonly string[];
}

/**
 * A function is a leftover when it has our name, our tags, and its run must be over; a log group when it has the name of a
 * temporary function that does not exist. Everything else is left alone.
 * @param remove whether to delete or only to list.
 * @throws LambdaFailure when functions or log groups cannot be listed.
 */
export async function sweep(
  connection: LambdaConnection,
  timings: Timings,
  { now, remove }: { readonly now: Date; readonly remove: boolean },
): Promise<Sweep> {
  using control = openControl(connection, timings);
  using logGroups = openLogGroups(connection);
  const { client } = control;
  let names: readonly string[];
  let groups: readonly string[];
  try {
    names = await temporaryNames(control);
  } catch (error) {
    throw lambdaFailure('list functions', connection.region, error, 'lambda:ListFunctions');
  }
  try {
    groups = (await logGroups.functionsWithGroup(FUNCTION_PREFIX)).filter(isTemporaryName);
  } catch (error) {
    throw lambdaFailure('list log groups', connection.region, error, 'logs:DescribeLogGroups');
  }

  const owners = await Promise.all(names.map((name) => ownerNow(control, name)));
  const expired = names.flatMap((name, i): Leftover[] => {
    const owner = owners[i];
    return owner && owner.expiresAt <= now ? [{ kind: 'function', name, owner }] : [];
  });
  const existing = new Set(names);
  const orphans = groups.flatMap((name): Leftover[] =>
    existing.has(name) ? [] : [{ kind: 'log-group', name }],
  );
  const leftovers = [...expired, ...orphans];
  const left: string[] = [];
  const removeOne = async ({ kind, name }: Leftover): Promise<void> => {
    try {
      if (kind === 'function') {
        await control
          .call(() => client.send(new DeleteFunctionCommand({ FunctionName: name })), null)
          .catch(missingIsFine);
      } else if (await exists(control, name)) return;
      await logGroups.remove(name);
    } catch (error) {
      left.push(leftBehind(name, connection.region, error).message);
    }
  };
  if (remove) await Promise.all(leftovers.map(removeOne));
  return { leftovers, spared: owners.filter((owner) => owner && owner.expiresAt > now).length, left };
}

async function temporaryNames(control: Control): Promise<readonly string[]> {
  const names: string[] = [];
  let marker: string | undefined;
  do {
    const asked = marker === undefined ? {} : { Marker: marker };
    const page = await control.call(() => control.client.send(new ListFunctionsCommand(asked)), null);
    for (const { FunctionName: name = '' } of page.Functions ?? [])
      if (isTemporaryName(name)) names.push(name);
    marker = page.NextMarker;
  } while (marker !== undefined);
  return names;
}

/** The run that owns it; null when it has no tags of this tool, or has been deleted meanwhile. */
async function ownerNow(control: Control, name: string): Promise<Owner | null> {
  try {
    const { Tags: tags } = await control.getFunction(
      () => control.client.send(new GetFunctionCommand({ FunctionName: name })),
      null,
    );
    return ownerOf(name, tags);
  } catch (error) {
    if (isAbsent(serviceError(error))) return null;
    throw lambdaFailure('read the tags', name, error, 'lambda:GetFunction and lambda:ListTags');
  }
}

/** A run may have made a function of the name since the functions were listed. */
async function exists(control: Control, name: string): Promise<boolean> {
  return await control
    .getFunction(() => control.client.send(new GetFunctionCommand({ FunctionName: name })), null)
    .then(() => true)
    .catch((error: unknown) => {
      missingIsFine(error);
      return false;
    });
}

function missingIsFine(error: unknown): void {
  if (!isAbsent(serviceError(error))) throw error;
}
