import type { SanitizedConfig } from 'payload';
import { boundResponse } from './bound-response.ts';
import { guardQuery } from './guard-query.ts';
import { refuseNulInData } from './refuse-nul.ts';

/** Guards the queries of every collection and global, including Payload's own, before any other hook. */
export function guardCollections(config: SanitizedConfig): SanitizedConfig {
  for (const { hooks } of config.collections) {
    hooks.beforeOperation = [refuseNulInData, guardQuery, ...(hooks.beforeOperation ?? [])];
    hooks.afterOperation = [...(hooks.afterOperation ?? []), boundResponse];
  }
  for (const { hooks } of config.globals) {
    hooks.beforeOperation = [refuseNulInData, ...(hooks.beforeOperation ?? [])];
  }
  return config;
}
