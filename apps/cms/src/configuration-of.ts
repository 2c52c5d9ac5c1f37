import type { Payload } from 'payload';
import type { Configuration } from './configuration.ts';

/** The process's configuration, for code that only has Payload: hooks and endpoints. */
export const configurationOf = (payload: Pick<Payload, 'config'>): Configuration =>
  (payload.config.custom as { configuration: Configuration }).configuration;
