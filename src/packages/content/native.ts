/** Recognises native code by its first bytes. Sources: ELF gABI (e_machine), Apple's mach-o/loader.h, PE/COFF. */
import type { NativeCode } from './package.ts';

/** How many bytes `identifyNative` looks at. */
export const NATIVE_HEADER_BYTES = 20;

const ELF_MACHINES: ReadonlyMap<number, string> = new Map([
  [62, 'x86_64'],
  [183, 'arm64'],
  [3, '32-bit x86'],
  [40, '32-bit ARM'],
]);

/** Below this, the number after 0xCAFEBABE counts the parts of a universal Mach-O; above, it is a Java class version. */
const FIRST_JAVA_CLASS_VERSION = 45;

/** What native code a file holds, from its first bytes; null for anything else. */
export function identifyNative(header: Buffer): NativeCode | null {
  if (header.length < NATIVE_HEADER_BYTES) return null;
  const magic = header.readUInt32BE(0);
  if (magic === 0x7f454c46) {
    const bigEndian = header.readUInt8(5) === 2;
    const machine = bigEndian ? header.readUInt16BE(18) : header.readUInt16LE(18);
    return { format: 'ELF', machine: ELF_MACHINES.get(machine) ?? `machine ${machine}` };
  }
  const thinMachO = magic === 0xcffaedfe || magic === 0xcefaedfe;
  const universalMachO = magic === 0xcafebabe && header.readUInt32BE(4) < FIRST_JAVA_CLASS_VERSION;
  if (thinMachO || universalMachO) return { format: 'Mach-O', machine: 'macOS' };
  if (magic >>> 16 === 0x4d5a) return { format: 'PE', machine: 'Windows' };
  return null;
}
