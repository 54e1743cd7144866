import type { Config } from '#shared/config.ts';
import type { ServiceName } from '#shared/domain/services.ts';
import type { Clock } from '#shared/ports/clock.ts';
import type { RateLimiter } from '#shared/ports/rate-limiter.ts';
import type { ServiceOptions } from '../search/scholarly/ask-service.ts';

/** What services of the network are made from. */
export interface NetworkOptions {
  readonly config: Config;
  readonly limiter: RateLimiter;
  readonly clock: Clock;
}

/** What a service is asked with, by the configuration. */
export function serviceOptions(
  name: ServiceName,
  { config, limiter, clock }: NetworkOptions,
): ServiceOptions {
  return {
    baseUrl: config.baseUrl[name],
    apiKey: config.apiKey[name],
    contactEmail: config.search.contactEmail,
    timeoutSeconds: config.search.timeoutSeconds,
    freshness: config.search.freshness,
    limiter,
    clock,
  };
}
