import { describe, expect, test } from '@jest/globals';
import { reportCsv } from '../../src/report/starts-csv.ts';
import { aCell, aColdOutcome, aColdStart, aFunction, aReport, aRule } from './a-report.ts';

function lines(starts: Parameters<typeof aReport>[0]): string[] {
  return reportCsv(aReport(starts)).trimEnd().split('\n');
}

describe('every start as CSV', () => {
  test('a cold start', () => {
    expect(lines({ starts: [aColdStart({ outcome: aColdOutcome(0.1, 0.2) })] })).toEqual([
      'side,tier,block,ms,function,architecture,order,attempt,outcome,reason,init_ms,restore_ms,handler_ms,billed_ms,max_memory_mb,wall_ms,temporary_function,version,request_id,started_at',
      'base,1024,1,0.3,orders-api,arm64,0,1,cold,,0.1,,0.2,1,92,402.7,csg-7k2p9x-b-1024-1,12,8b6f2c1e-4a0d-4d0f-9a51-000000000000,2026-03-02T09:15:04.120Z',
    ]);
  });

  test('a failed start is a word, a lost one empty, each with its reason', () => {
    const [, failed, lost] = lines({
      starts: [
        aColdStart({ outcome: { kind: 'failed', reason: 'init-timeout', errorType: null, message: null } }),
        aColdStart({ outcome: { kind: 'lost', reason: 'throttled' } }),
      ],
    });
    expect(failed).toContain('base,1024,1,failed,orders-api,arm64,0,1,failed,init-timeout,');
    expect(lost).toContain('base,1024,1,,orders-api,arm64,0,1,lost,throttled,');
  });

  test('names with commas, quotes and line breaks stay one field, formulas stay text', () => {
    const [, row, formula] = lines({
      starts: [
        aColdStart({ cell: aCell({ functionLabel: 'a,"b"\nc' }) }),
        aColdStart({ cell: aCell({ functionLabel: '=1+1' }) }),
      ],
    });
    expect(row).toContain(',"a,""b"" c",arm64,');
    expect(formula).toContain(",'=1+1,arm64,");
  });

  test('the metric is the gated one', () => {
    const functions = [aFunction({ rule: { ...aRule, metric: 'init' } })];
    expect(lines({ functions, starts: [aColdStart()] })[1]).toContain('base,1024,1,221.3,');
  });
});
