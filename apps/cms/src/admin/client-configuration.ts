import { shareEqualParts } from './share-equal-parts.ts';

/** Where Payload keeps what it sends to the admin's pages about collections and fields, by language. */
type Global = { _payload_clientConfigs?: Record<string, object> };

const done = new WeakSet<object>();

/**
 * Payload sends its whole configuration with every page of the admin, also when an editor follows a link. Thirteen
 * types have the same sections, so most of its 1.1 MB are repetitions. Call it after Payload has prepared a page and
 * before React sends it.
 */
export function shrinkClientConfigurations(): void {
  for (const configuration of Object.values((globalThis as Global)._payload_clientConfigs ?? {})) {
    if (done.has(configuration)) continue;
    shareEqualParts(configuration);
    done.add(configuration);
  }
}
