/**
 * What earlier runs on the default branch measured: restored before a run, shown with its report, and kept with what the
 * run adds. Whatever goes wrong with it is a line in the log; no verdict, exit code or measured time depends on it.
 */
import { tmpdir } from 'node:os';
import { normalize } from 'node:path';
import {
  addRun,
  addsToHistory,
  type History,
  type HistoryRun,
  historyRunOf,
  NO_HISTORY,
  trendOf,
} from '../core/history.ts';
import type { Report } from '../core/report.ts';
import { type CellPower, powerOfHistory } from '../core/verdict/power-table.ts';
import type { WorkflowRun, WorkflowRunResult } from '../github/workflow-run.ts';
import { type CacheAccess, hasCacheService } from '../packages/cache/scratch.ts';
import { type HistoryScope, restoreHistory, saveHistory } from '../packages/history/store.ts';
import { measuredOf, type PreparedRun } from '../run/prepared-run.ts';

/** Nothing is measured before the history is there, so a cache that hangs is not waited for. */
const RESTORE_LIMIT_MS = 10_000;

/** The result is shown before this; nobody has to wait longer for the job because a cache hangs. */
const KEEP_LIMIT_MS = 30_000;

export interface JobContext {
  readonly say: (sentence: string) => void;
  /** Nothing more is restored or saved once it is aborted. */
  readonly signal: AbortSignal;
  /** The configuration file; null for a run of one function. */
  readonly configPath: string | null;
}

/** Restores the history of what this run measures. Outside of a workflow, without a cache and for a release there is none. */
export async function openHistory(
  run: PreparedRun,
  workflow: WorkflowRunResult,
  { say, signal, configPath }: JobContext,
): Promise<RunHistory> {
  // What gates a release takes nothing from the cache.
  const isRelease = workflow.ok && workflow.run.event.name === 'release';
  const access = accessOf(say, signal);
  if (!workflow.ok || isRelease || !hasCacheService(access.environment)) {
    return new RunHistory(NO_HISTORY, null);
  }
  const scope = scopeOf(run, configPath);
  const limited = AbortSignal.any([signal, AbortSignal.timeout(RESTORE_LIMIT_MS)]);
  const restored = await restoreHistory(scope, { ...access, signal: limited });
  const origins = run.functions.map(({ config }) => config.head.origin);
  const adds = addsToHistory(workflow.run.event, origins);
  return new RunHistory(restored, { run: workflow.run, adds, scope, access });
}

interface Kept {
  readonly run: WorkflowRun;
  /** This run measures what the default branch holds, and so adds to the history. */
  readonly adds: boolean;
  readonly scope: HistoryScope;
  readonly access: CacheAccess;
}

export class RunHistory {
  readonly #restored: History;
  /** null: nothing is shown or kept. */
  readonly #kept: Kept | null;

  constructor(restored: History, kept: Kept | null) {
    this.#restored = restored;
    this.#kept = kept;
  }

  /** The report with the trend of its rows, where there is one. */
  shownIn(report: Report): Report {
    if (this.#kept === null) return report;
    const { headSha, defaultBranch } = this.#kept.run.event;
    const trend = trendOf(this.#restored, report, headSha, defaultBranch ?? 'the default branch');
    return trend === null ? report : { ...report, trend };
  }

  /** The history as it is after this run; null when there is nothing in it. */
  after(report: Report): History | null {
    const added = this.#addedBy(report);
    const history = added === null ? this.#restored : addRun(this.#restored, added);
    return history.runs.length === 0 ? null : history;
  }

  /** Keeps what a run on the default branch adds. For after the report is told: an upload takes time. */
  async keep(report: Report): Promise<void> {
    const added = this.#addedBy(report);
    if (this.#kept === null || added === null) return;
    const { run, scope, access } = this.#kept;
    const limited = AbortSignal.any([access.signal, AbortSignal.timeout(KEEP_LIMIT_MS)]);
    await saveHistory(scope, added, `${run.runId}-${run.runAttempt}`, { ...access, signal: limited });
  }

  /** What the planned samples of a run find, going by the usual noise of its rows. */
  powerOf(run: PreparedRun): readonly CellPower[] {
    const rows = measuredOf(run).flatMap(({ place, config }) =>
      place.architectures.flatMap((architecture) =>
        place.tiersMb.map((tierMb) => ({
          cell: { functionLabel: place.functionLabel, architecture, tierMb },
          metric: config.rule.metric,
          rule: config.rule,
        })),
      ),
    );
    return powerOfHistory(this.#restored, rows);
  }

  #addedBy(report: Report): HistoryRun | null {
    if (this.#kept === null) return null;
    const { adds, access, run } = this.#kept;
    return adds && !access.signal.aborted ? historyRunOf(report, run.event.headSha) : null;
  }
}

/** A run is of one engine and region, and so is its history. */
function scopeOf({ functions }: PreparedRun, configPath: string | null): HistoryScope {
  const [fn] = functions;
  if (fn === undefined) throw new Error('a run has at least one function');
  const { endpoint, functionLabel, measuredOn } = fn.place;
  const { engine, region } = measuredOn;
  const { origin } = fn.config.head;
  const path = origin.kind === 'package' || origin.kind === 'build' ? normalize(origin.path) : null;
  return {
    engine,
    region,
    endpoint,
    ...(configPath === null
      ? { subject: 'function', name: functionLabel, packagePath: engine === 'local' ? path : null }
      : { subject: 'file', name: normalize(configPath), packagePath: null }),
  };
}

/** The same sentence is said once: the history is read before the run and again before it is kept. */
function accessOf(say: JobContext['say'], signal: AbortSignal): CacheAccess {
  const said = new Set<string>();
  return {
    environment: process.env,
    folder: process.env['RUNNER_TEMP'] || tmpdir(),
    signal,
    info: (sentence) => {
      if (!said.has(sentence)) say(sentence);
      said.add(sentence);
    },
  };
}
