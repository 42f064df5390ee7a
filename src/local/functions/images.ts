/** What stands for container images on this machine: no container is run, a zip package is, under the image's name. */
import { createHash } from 'node:crypto';
import { type ImageUri, imageUri } from '../../core/config/image-uri.ts';
import { invalidParameter } from '../api/api-error.ts';

/** The content that a tag stands for at the moment. */
export interface LocalImage {
  readonly zip: Uint8Array;
  readonly runtime: string;
  /** What the image's own CMD would name; ImageConfig.Command overrules it. */
  readonly handler: string;
}

/** By URI, `repository:tag` with or without a registry. Putting another image under a URI is pushing its tag again. */
export type LocalImages = ReadonlyMap<string, LocalImage>;

export interface ResolvedImage {
  readonly image: LocalImage;
  /** Hex digits without `sha256:`, as CodeSha256 has them for images. */
  readonly sha256: string;
  /** As the caller named it. */
  readonly uri: string;
  /** The same with the digest in place of the tag. */
  readonly resolvedUri: string;
}

export class ImageRegistry {
  readonly #images: LocalImages | null;
  /** `repository@digest` -> content: a repository keeps what no tag names any more. */
  readonly #pulled = new Map<string, LocalImage>();

  /** @param images null: this engine takes no images at all. */
  constructor(images: LocalImages | null) {
    this.#images = images;
  }

  /** The image. @throws ApiError in AWS's words when there is none. */
  resolve(uri: string): ResolvedImage {
    if (this.#images === null) throw noImages();
    const parsed = imageUri(uri);
    if (!parsed.ok) throw invalidParameter(`Source image ${uri} is not valid. Provide a valid source image.`);
    const home = repositoryOf(parsed.value);
    for (const [name, image] of this.#images) {
      const known = imageUri(name);
      if (known.ok) this.#pulled.set(`${repositoryOf(known.value)}@${digestOf(image)}`, image);
    }
    const { digest } = parsed.value;
    const image = digest === null ? this.#images.get(uri) : this.#pulled.get(`${home}@${digest}`);
    if (image === undefined)
      throw invalidParameter(`Source image ${uri} does not exist. Provide a valid source image.`);
    const found = digestOf(image);
    return { image, sha256: found.replace('sha256:', ''), uri, resolvedUri: `${home}@${found}` };
  }
}

export function noImages(): Error {
  return invalidParameter('This engine runs zip packages only; container images need AWS.');
}

function repositoryOf({ registry, repository }: ImageUri): string {
  return registry === null ? repository : `${registry}/${repository}`;
}

/** The digest under which {@link ImageRegistry} knows an image. */
export function digestOf({ zip, runtime, handler }: LocalImage): string {
  const content = createHash('sha256').update(zip).update(`\0${runtime}\0${handler}`).digest('hex');
  return `sha256:${content}`;
}
