/** The template function as a user may name it: a name, a partial ARN or a full one, each with or without a qualifier. */
import type { Parser } from './forms.ts';

export interface FunctionReference {
  readonly name: string;
  /** A version, an alias or `$LATEST`; null when none was given. */
  readonly qualifier: string | null;
  /** Of a full ARN; null otherwise. */
  readonly partition: string | null;
  readonly region: string | null;
  /** Twelve digits; null for a bare name. */
  readonly accountId: string | null;
}

const REFERENCE =
  /^(?:(?:arn:(?<partition>aws[a-z-]*):lambda:(?<region>[a-z0-9-]+):)?(?<account>\d{12}):function:|function:)?(?<name>[A-Za-z0-9_-]+)(?::(?<qualifier>\$LATEST|[A-Za-z0-9_-]{1,128}))?$/;

const FORMS =
  'a function name or an ARN of the form my-function, 123456789012:function:my-function or arn:aws:lambda:REGION:123456789012:function:my-function (each may end in :version or :alias)';

/** What FunctionName takes, Lambda API reference, GetFunction; names have at most 64 characters. */
export const functionReference: Parser<FunctionReference> = (text) => {
  if (/^arn:aws[a-z-]*:lambdaweb:/.test(text)) {
    return {
      ok: false,
      allowed:
        'the name of an event function: a Lambda Web Function has no report per request, so that its cold starts cannot be read',
    };
  }
  const parts = REFERENCE.exec(text)?.groups;
  const name = parts?.['name'];
  if (parts === undefined || name === undefined) return { ok: false, allowed: FORMS };
  if (name.length > 64) {
    return { ok: false, allowed: `a name of at most 64 characters (this one has ${name.length})` };
  }
  return {
    ok: true,
    value: {
      name,
      qualifier: parts['qualifier'] ?? null,
      partition: parts['partition'] ?? null,
      region: parts['region'] ?? null,
      accountId: parts['account'] ?? null,
    },
  };
};

/** The form that GetFunction takes; the qualifier goes beside it. */
export function functionNameOf({ name, partition, region, accountId }: FunctionReference): string {
  if (accountId === null) return name;
  const partial = `${accountId}:function:${name}`;
  return region === null ? partial : `arn:${partition ?? 'aws'}:lambda:${region}:${partial}`;
}
