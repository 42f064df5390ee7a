/**
 * List prices in US dollars, us-east-1, first tier, as of 2026-11. Other regions cost up to about half as much again.
 * Source: AWS Lambda pricing page, "Pricing" and "Tenant isolation mode"; since 2025-08-01 init is billed like the handler.
 */
import type { Architecture } from '../model.ts';

export const PRICES_AS_OF = '2026-11';
export const PRICES_REGION = 'us-east-1';

export const GB_SECOND: Readonly<Record<Architecture, number>> = {
  x86_64: 0.0000166667,
  arm64: 0.0000133334,
};

/** Per request. */
export const REQUEST = 0.2 / 1_000_000;

/** Per GB and second of /tmp above the 512 MB that are free. */
export const EPHEMERAL_GB_SECOND = 0.0000000309;

/** Per new tenant environment and GB of its memory. */
export const TENANT_ENVIRONMENT_GB = 0.000167;
