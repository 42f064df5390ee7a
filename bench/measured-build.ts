/** A build of one file, as the benches of the gate deploy it. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Deployment } from '../src/aws/deployment.ts';
import { DEFAULT_SETTINGS } from '../src/core/config/settings.ts';
import type { Architecture } from '../src/core/model.ts';
import type { SideReport } from '../src/core/report.ts';
import { loadPackage } from '../src/packages/content/load.ts';

export interface MeasuredBuild {
  readonly architecture: Architecture;
  readonly zip: Uint8Array;
  readonly deployment: Deployment;
  readonly side: SideReport;
}

/** @param source of `index.mjs`. */
export async function measuredBuild(source: string): Promise<MeasuredBuild> {
  const folder = mkdtempSync(join(tmpdir(), 'cold-start-gate-bench-'));
  try {
    writeFileSync(join(folder, 'index.mjs'), source);
    const { package: pack, problems } = await loadPackage({ side: 'head', path: folder });
    if (pack === null) throw new Error(problems.join('\n'));
    const architecture = process.arch === 'arm64' ? 'arm64' : 'x86_64';
    const settings = { ...DEFAULT_SETTINGS, architecture, timeoutSeconds: 30 } as const;
    return {
      architecture,
      zip: pack.bytes,
      deployment: {
        code: { kind: 'package', zip: pack.bytes, sha256: pack.sha256 },
        settings,
        roleArn: 'arn:aws:iam::000000000000:role/bench',
      },
      side: {
        label: 'bench',
        packageSha256: pack.sha256,
        packageBytes: pack.sizeBytes,
        runtime: settings.runtime,
        handler: settings.handler,
        logFormat: settings.logFormat,
        runtimeVersionArn: null,
      },
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
