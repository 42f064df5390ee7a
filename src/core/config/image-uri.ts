/** The name of a container image, as Docker and Lambda's `ImageUri` write it. */
import type { Parsed, Parser } from './forms.ts';

export interface ImageUri {
  /** As it was given. */
  readonly text: string;
  /** Host, with a port where it has one; null when the name begins with the repository. */
  readonly registry: string | null;
  /** e.g. `team/orders`. */
  readonly repository: string;
  readonly tag: string | null;
  /** `sha256:` and 64 hex digits: it names one image for ever, which a tag does not. */
  readonly digest: string | null;
}

const FORM =
  'the URI of a container image, [registry/]repository[:tag][@sha256:digest], such as 123456789012.dkr.ecr.eu-west-1.amazonaws.com/orders:pr-42 (a digest has 64 hex digits)';

/**
 * The grammar of image references: https://github.com/distribution/reference, reference.go. What comes before the first
 * slash is a registry only with a dot, a port, or as `localhost`.
 */
const REFERENCE =
  /^(?:(?<registry>localhost(?::\d{1,5})?|[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+(?::\d{1,5})?|[A-Za-z0-9-]+:\d{1,5})\/)?(?<repository>[a-z0-9]+(?:(?:\.|_|__|-+)[a-z0-9]+)*(?:\/[a-z0-9]+(?:(?:\.|_|__|-+)[a-z0-9]+)*)*)(?::(?<tag>\w[\w.-]{0,127}))?(?:@(?<digest>sha256:[0-9a-f]{64}))?$/;

/** Lambda takes no repository name that is longer. Source: Amazon ECR API reference, CreateRepository. */
const LONGEST_REPOSITORY = 256;

export const imageUri: Parser<ImageUri> = (text): Parsed<ImageUri> => {
  // Longer than any that is allowed, and so not worth a search.
  const parts = text.length > 1_024 ? undefined : REFERENCE.exec(text)?.groups;
  const repository = parts?.['repository'] ?? '';
  if (parts === undefined || repository.length > LONGEST_REPOSITORY) return { ok: false, allowed: FORM };
  return {
    ok: true,
    value: {
      text,
      registry: parts['registry'] ?? null,
      repository,
      tag: parts['tag'] ?? null,
      digest: parts['digest'] ?? null,
    },
  };
};

/** Whether both name the same image: by its digest, or in the same words. */
export function sameImage(left: ImageUri, right: ImageUri): boolean {
  return left.text === right.text || (left.digest !== null && left.digest === right.digest);
}

/** A private repository of Amazon ECR: the only place that AWS Lambda takes images from. */
export interface EcrRepository {
  readonly accountId: string;
  readonly region: string;
  /** `amazonaws.com`, in China `amazonaws.com.cn`. */
  readonly domain: string;
  readonly name: string;
}

/** @returns null for an image that is kept elsewhere. */
export function ecrRepository({ registry, repository }: ImageUri): EcrRepository | null {
  const parts =
    /^(?<account>\d{12})\.dkr\.ecr\.(?<region>[a-z0-9-]+)\.(?<domain>amazonaws\.com(?:\.cn)?)$/.exec(
      registry ?? '',
    )?.groups;
  if (parts === undefined) return null;
  const { account: accountId = '', region = '', domain = '' } = parts;
  return { accountId, region, domain, name: repository };
}
