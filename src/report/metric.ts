import type { Metric, Phases } from '../core/model.ts';

/** The gated time of one cold start, in ms; null where the start has no such phase. */
export function metricMs(phases: Phases, metric: Metric): number | null {
  switch (metric) {
    case 'total':
      return (phases.initMs ?? phases.restoreMs ?? 0) + phases.handlerMs;
    case 'init':
      return phases.initMs;
    case 'restore':
      return phases.restoreMs;
    case 'handler':
      return phases.handlerMs;
  }
}
