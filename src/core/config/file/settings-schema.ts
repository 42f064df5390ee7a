/** How the settings of a side look in YAML, for editors. A test holds it against what `readSettings` takes. */
import { APPLICATION_LOG_LEVELS } from '../settings.ts';

const words = (...of: readonly string[]): object => ({ enum: of });

export const SETTINGS_SCHEMA: Readonly<Record<string, object>> = {
  runtime: { type: 'string', pattern: '^[a-z0-9.-]{1,64}$', description: 'Such as nodejs24.x.' },
  handler: { type: 'string', pattern: '^\\S{1,128}$', description: 'Such as index.handler.' },
  timeout: { type: 'integer', minimum: 1, maximum: 900, description: 'Seconds.' },
  architecture: words('x86_64', 'arm64'),
  'log-format': words('Text', 'JSON'),
  'system-log-level': words('DEBUG', 'INFO', 'WARN'),
  'application-log-level': words(...APPLICATION_LOG_LEVELS),
  layers: {
    type: 'array',
    maxItems: 5,
    items: { type: 'string', pattern: '^arn:aws[a-z-]*:lambda:' },
    description: 'ARNs of layer versions, in their order.',
  },
  snapstart: { type: 'boolean' },
  'ephemeral-storage': { type: 'integer', minimum: 512, maximum: 10_240, description: 'Size of /tmp in MB.' },
  tracing: words('Active', 'PassThrough'),
  environment: {
    type: 'object',
    propertyNames: { pattern: '^[A-Za-z][A-Za-z0-9_]+$' },
    additionalProperties: { type: ['string', 'number', 'boolean'] },
    description: 'Variables laid over those of the function.',
  },
};
