/** What the engine told about the functions while they were measured. */
import { type RunWarning, SIDES, type Side } from '../core/model.ts';
import type { FunctionReport, Report, SideReport } from '../core/report.ts';
import { runtimeVersionsDiffer } from '../core/start/runtime-versions.ts';
import type { Connected } from './engine/port.ts';

/** The report with the runtime version of each side, and with which image a tag stood for. */
export function asSeen(report: Report, connected: ReadonlyMap<string, Connected>): Report {
  const functions = report.functions.map((fn) => withSeen(fn, connected.get(fn.label)));
  return { ...report, functions, warnings: [...report.warnings, ...functions.flatMap(runtimeWarnings)] };
}

function withSeen(fn: FunctionReport, connected: Connected | undefined): FunctionReport {
  if (connected === undefined) return fn;
  const seen = (side: Side, report: SideReport): SideReport => {
    const { codeSha256, runtimeVersionArn } = connected.seen(side);
    return { ...report, packageSha256: codeSha256 ?? report.packageSha256, runtimeVersionArn };
  };
  const { head, base } = fn.sides;
  return { ...fn, sides: { base: base === null ? null : seen('base', base), head: seen('head', head) } };
}

/** Held at one version, sides differ in it only when their runtimes do; the report says so all the same. */
function runtimeWarnings({ sides }: FunctionReport): readonly RunWarning[] {
  const warning = runtimeVersionsDiffer(
    SIDES.map((side) => ({ side, runtimeVersionArn: sides[side]?.runtimeVersionArn ?? null })),
  );
  return warning === null ? [] : [warning];
}
