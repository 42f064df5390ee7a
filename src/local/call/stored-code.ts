/** The code that a request brings, checked against what Lambda and this engine take. */
import { ApiError, invalidParameter } from '../api/api-error.ts';
import { type JsonObject, text } from '../api/request-body.ts';
import type { ControlPlane } from '../control-plane.ts';
import type { FunctionCode } from '../functions/code-packages.ts';
import type { PackageType } from '../functions/image-settings.ts';
import { noImages } from '../functions/images.ts';
import { checkRuntime } from '../functions/runtime-identifiers.ts';

/**
 * @param code the members ZipFile, S3Bucket and ImageUri of a request.
 * @param packageType of the function that the code is for.
 * @throws ApiError in AWS's words when Lambda would not take it.
 */
export async function storedCode(
  code: JsonObject,
  packageType: PackageType,
  control: ControlPlane,
): Promise<FunctionCode> {
  const uri = text(code, 'ImageUri');
  if (packageType === 'Image') {
    if (uri === undefined)
      throw invalidParameter('Please provide ImageUri when updating a function with packageType Image.');
    return await pulled(uri, control);
  }
  if (uri !== undefined) {
    throw control.takesImages
      ? invalidParameter("Please don't provide ImageUri when updating a function with packageType Zip.")
      : noImages();
  }
  if (text(code, 'S3Bucket') !== undefined)
    throw invalidParameter(
      'Error occurred while GetObject. S3 Error Code: NoSuchBucket. S3 Error Message: The specified bucket does not exist',
    );
  const zip = text(code, 'ZipFile');
  if (zip === undefined) throw invalidParameter('Please provide a source for function code.');
  const stored = await control.packages.add(Buffer.from(zip, 'base64'));
  assertStorage(stored.sizeBytes, control);
  const { sha256, sizeBytes } = stored;
  return { sha256, sizeBytes, package: stored, image: null };
}

/** A tag is resolved now: what is pushed under it later is not this function's. */
async function pulled(uri: string, control: ControlPlane): Promise<FunctionCode> {
  const image = control.images.resolve(uri);
  checkRuntime(image.image.runtime);
  return {
    sha256: image.sha256,
    sizeBytes: 0,
    package: await control.packages.add(image.image.zip),
    image,
  };
}

/** Checks the account's code storage. @throws ApiError when another copy of that size does not fit. */
export function assertStorage(bytes: number, control: ControlPlane): void {
  if (control.store.usage().codeBytes + bytes > control.codeStorageBytes)
    throw new ApiError(400, 'CodeStorageExceededException', 'Code storage limit exceeded.');
}
