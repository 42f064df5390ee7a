/** Which of the two package types a function has, and what only one of them takes. */
import { invalidParameter, validation } from '../api/api-error.ts';
import { type JsonObject, list, object, text } from '../api/request-body.ts';

export type PackageType = 'Zip' | 'Image';

/** What overrules the image's own start. This engine heeds Command; the others are kept and answered. */
export interface ImageConfig {
  readonly EntryPoint?: readonly string[];
  readonly Command?: readonly string[];
  readonly WorkingDirectory?: string;
}

export function readPackageType(body: JsonObject): PackageType {
  const given = text(body, 'PackageType') ?? 'Zip';
  if (given !== 'Zip' && given !== 'Image')
    throw validation(given, 'packageType', 'satisfy enum value set: [Zip, Image]');
  return given;
}

/** Checks members against the package type. @throws ApiError for one that the type does not have, in AWS's words where they are known. */
export function refuseOtherType(body: JsonObject, packageType: PackageType): void {
  if (packageType === 'Zip') {
    if (object(body, 'ImageConfig') !== undefined)
      throw invalidParameter('ImageConfig is not supported for functions of package type Zip.');
    return;
  }
  if (['Handler', 'Runtime', 'Layers'].some((member) => (body[member] ?? undefined) !== undefined))
    throw invalidParameter(
      "Please don't provide Handler or Runtime or Layer when the intended function PackageType is Image.",
    );
  for (const member of ['SnapStart', 'CodeSigningConfigArn'])
    if ((body[member] ?? undefined) !== undefined)
      throw invalidParameter(`${member} is not supported for functions of package type Image.`);
}

/** undefined: the body says nothing about it. */
export function readImageConfig(body: JsonObject): ImageConfig | undefined {
  const given = object(body, 'ImageConfig');
  if (given === undefined) return undefined;
  const entryPoint = list(given, 'EntryPoint')?.map(String);
  const command = list(given, 'Command')?.map(String);
  const folder = text(given, 'WorkingDirectory');
  return {
    ...(entryPoint && { EntryPoint: entryPoint }),
    ...(command && { Command: command }),
    ...(folder !== undefined && { WorkingDirectory: folder }),
  };
}
