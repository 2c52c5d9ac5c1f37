import type { Payload } from 'payload';
import type { Configuration } from './configuration.ts';

/** What this process was told from outside, where only Payload is at hand: hooks, endpoints. */
export const configurationOf = (payload: Pick<Payload, 'config'>): Configuration =>
  (payload.config.custom as { configuration: Configuration }).configuration;
