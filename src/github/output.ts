/**
 * What a step hands to the runner: outputs, state for the post step and the job summary. Every write is on disk when the
 * function returns or its promise resolves, so that an exit right afterwards loses nothing.
 */
import { stat } from 'node:fs/promises';
import { getState, saveState, setOutput, summary } from '@actions/core';
import { SUMMARY_BYTES } from '../core/quotas.ts';
import { systemErrorCode } from '../core/system-error.ts';

/** Sets outputs through the GITHUB_OUTPUT file, with a random delimiter. Without that file there is nobody to read them. */
export function writeOutputs(outputs: Readonly<Record<string, string | number>>): void {
  if (!process.env['GITHUB_OUTPUT']) return;
  for (const [name, value] of Object.entries(outputs)) setOutput(name, value);
}

/** Keeps a value for the post step of this action. Written at once: a cancelled job runs post all the same. */
export function writeState(name: string, value: string): void {
  if (process.env['GITHUB_STATE']) saveState(name, value);
}

/** The empty string when main did not get as far. */
export function readState(name: string): string {
  return getState(name);
}

/**
 * Appends to the job summary.
 * @returns null, or one sentence saying why the summary is not the one that was meant
 */
export async function writeSummary(markdown: string): Promise<string | null> {
  const path = process.env['GITHUB_STEP_SUMMARY'];
  if (!path) return 'There is no job summary here: GITHUB_STEP_SUMMARY is not set.';
  try {
    const before = (await stat(path)).size;
    const bytes = Buffer.byteLength(markdown);
    const fits = before + bytes < SUMMARY_BYTES;
    const problem = `The summary would have ${before + bytes} bytes and GitHub takes ${SUMMARY_BYTES}; see the files in report-dir instead.`;
    summary.emptyBuffer().addRaw(fits ? markdown : problem);
    summary.addEOL();
    await summary.write();
    return fits ? null : problem;
  } catch (cause) {
    return `The job summary could not be written (${systemErrorCode(cause) ?? 'unknown error'}).`;
  }
}
