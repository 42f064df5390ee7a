/** A number of bytes for people: `245.3 MB`, in units of 1,048,576 bytes as Lambda's quotas are. */
export function megabytes(bytes: number): string {
  return `${(bytes / 1_048_576).toFixed(1)} MB`;
}
