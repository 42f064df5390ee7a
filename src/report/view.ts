/** A report as its renderers see it: with what all of them need, made once. */
import type { Report } from '../core/report.ts';
import { type MarkdownOptions, markdownOf } from './markdown/render.ts';
import { type NamedReport, naming } from './words.ts';

export interface ReportView extends NamedReport {
  /** The report as Markdown. Its parts are made when it is first asked for; a limit only puts them together. */
  readonly markdown: (options: MarkdownOptions) => string;
}

export function viewOf(report: Report): ReportView {
  const named: NamedReport = { ...report, names: naming(report) };
  let compose: ReportView['markdown'] | null = null;
  return {
    ...named,
    markdown: (options) => {
      compose ??= markdownOf(named);
      return compose(options);
    },
  };
}
