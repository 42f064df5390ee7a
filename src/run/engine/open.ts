import type { ProcessEnvironment } from '../../core/process-environment.ts';
import { AwsEngine } from './aws.ts';
import type { Engine, EngineName } from './engine.ts';
import { LocalEngine } from './local.ts';

/** @param environment where credentials, proxy and custom endpoint are looked up. Nothing is started or loaded yet. */
export function openEngine(name: EngineName, environment: ProcessEnvironment): Engine {
  return name === 'aws' ? new AwsEngine(environment) : new LocalEngine();
}
