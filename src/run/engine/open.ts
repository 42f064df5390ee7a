import type { ProcessEnvironment } from '../../core/process-environment.ts';
import type { Engine, EngineName } from './port.ts';

/** @param environment where credentials, proxy and custom endpoint are looked up. Nothing is started yet. */
export async function openEngine(name: EngineName, environment: ProcessEnvironment): Promise<Engine> {
  if (name === 'aws') {
    const { AwsEngine } = await import('./aws.ts');
    return new AwsEngine(environment);
  }
  const { LocalEngine } = await import('./local.ts');
  return new LocalEngine();
}
