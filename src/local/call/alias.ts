/** Aliases: read from a request, and written as the API's AliasConfiguration. */
import { invalidParameter, notFound, validation } from '../api/api-error.ts';
import { type JsonObject, object, text } from '../api/request-body.ts';
import type { ControlPlane } from '../control-plane.ts';
import type { AliasRecord, FunctionRecord } from '../functions/function-store.ts';
import { functionArn } from '../functions/reference.ts';

/** An alias with what the body names laid over `before`. @throws ApiError when its version does not exist. */
export function readAlias(
  body: JsonObject,
  fn: FunctionRecord,
  before: Omit<AliasRecord, 'revisionId'>,
  revisionId: string,
  control: ControlPlane,
): AliasRecord {
  const { name } = before;
  if (!/^(?!\d+$)[a-zA-Z0-9_-]{1,128}$/.test(name))
    throw validation(name, 'name', 'satisfy regular expression pattern: (?!^[0-9]+$)([a-zA-Z0-9-_]+)');
  const version = text(body, 'FunctionVersion') ?? before.version;
  const weights = readWeights(body) ?? before.weights;
  for (const target of [version, ...Object.keys(weights)])
    control.store.find({ name: fn.name, qualifier: target });
  return { name, version, weights, description: text(body, 'Description') ?? before.description, revisionId };
}

export function aliasOf(fn: FunctionRecord, name: string, control: ControlPlane): AliasRecord {
  const alias = fn.aliases.get(name);
  if (alias === undefined)
    throw notFound(`Cannot find alias arn: ${functionArn(control.home, fn.name, name)}`);
  return alias;
}

export function describeAlias(fn: FunctionRecord, alias: AliasRecord, control: ControlPlane): object {
  return {
    AliasArn: functionArn(control.home, fn.name, alias.name),
    Name: alias.name,
    FunctionVersion: alias.version,
    Description: alias.description,
    ...(Object.keys(alias.weights).length > 0 && {
      RoutingConfig: { AdditionalVersionWeights: alias.weights },
    }),
    RevisionId: alias.revisionId,
  };
}

function readWeights(body: JsonObject): Readonly<Record<string, number>> | undefined {
  const routing = object(body, 'RoutingConfig');
  if (routing === undefined) return undefined;
  const entries = Object.entries(object(routing, 'AdditionalVersionWeights') ?? {});
  return Object.fromEntries(
    entries.map(([version, weight]) => {
      if (typeof weight !== 'number' || weight < 0 || weight > 1)
        throw invalidParameter('A weight of AdditionalVersionWeights must be between 0 and 1.');
      return [version, weight] as const;
    }),
  );
}
