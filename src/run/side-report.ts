/** The sides of a function as the report names them. */
import type { FunctionSettings } from '../core/config/settings.ts';
import type { FunctionReport, SideReport } from '../core/report.ts';
import type { Code } from '../packages/content/package.ts';
import type { PreparedFunction } from './prepared-run.ts';

/** The runtime version is known when the functions have run. */
export function sideReportsOf({ code, place: { settings } }: PreparedFunction): FunctionReport['sides'] {
  return {
    head: sideReport(code.head, settings.head),
    base: code.base === null || settings.base === null ? null : sideReport(code.base, settings.base),
  };
}

type Shown = Pick<FunctionSettings, 'runtime' | 'handler' | 'logFormat'>;

/** What Lambda only tells during a run (the digest of a tag, the runtime version) is null. */
export function sideReport(code: Code, { runtime, handler, logFormat }: Shown): SideReport {
  return {
    label: shownLabel(code.label),
    ...contentOf(code),
    runtime: runtime ?? OF_AN_IMAGE,
    handler: handler ?? OF_AN_IMAGE,
    logFormat,
    runtimeVersionArn: null,
  };
}

/** Stands for the runtime and the handler, which an image has inside. */
const OF_AN_IMAGE = 'container image';

function contentOf(code: Code): Pick<SideReport, 'packageSha256' | 'packageBytes'> {
  switch (code.kind) {
    case 'package':
      return { packageSha256: code.sha256, packageBytes: code.sizeBytes };
    case 'image':
      return { packageSha256: code.uri.digest?.replace('sha256:', '') ?? null, packageBytes: null };
    case 'unmade':
      return { packageSha256: null, packageBytes: null };
  }
}

/** A path may be as long as the system allows; a report takes so much of it. */
function shownLabel(label: string): string {
  return label.length <= 500 ? label : `...${label.slice(-497)}`;
}
