/** The package that a request brings, checked against what Lambda and this engine take. */
import type { ControlPlane } from '../control-plane.ts';
import { ApiError, invalidParameter } from '../http/api-error.ts';
import { type JsonObject, text } from '../http/request-body.ts';
import type { CodePackage } from './code-packages.ts';

/** `code`: the members ZipFile, S3Bucket and ImageUri of a request. Throws ApiError in AWS's words. */
export async function storedPackage(code: JsonObject, control: ControlPlane): Promise<CodePackage> {
  if (text(code, 'ImageUri') !== undefined)
    throw invalidParameter('This engine runs zip packages only; container images need AWS.');
  if (text(code, 'S3Bucket') !== undefined)
    throw invalidParameter(
      'Error occurred while GetObject. S3 Error Code: NoSuchBucket. S3 Error Message: The specified bucket does not exist',
    );
  const zip = text(code, 'ZipFile');
  if (zip === undefined) throw invalidParameter('Please provide a source for function code.');
  const stored = await control.packages.add(Buffer.from(zip, 'base64'));
  assertStorage(stored.sizeBytes, control);
  return stored;
}

/** Throws ApiError when another copy of that size does not fit into the account's code storage. */
export function assertStorage(bytes: number, control: ControlPlane): void {
  if (control.store.usage().codeBytes + bytes > control.codeStorageBytes)
    throw new ApiError(400, 'CodeStorageExceededException', 'Code storage limit exceeded.');
}
