import { isLanguage } from '@keelstone/model';
import { inOneLanguage } from './configuration-texts.ts';
import { shareEqualParts } from './share-equal-parts.ts';

/** Where Payload keeps what it sends to the admin's pages about collections and fields, by language. */
type Global = { _payload_clientConfigs?: Record<string, Record<string, unknown>> };

const done = new WeakSet<object>();

/**
 * Payload sends its whole configuration with every page of the admin, also when an editor follows a link. Thirteen
 * types have the same sections, so most of its 1.1 MB are repetitions, and each text is there in all languages. Call it
 * after Payload has prepared a page and before React sends it.
 */
export function shrinkClientConfigurations(): void {
  for (const [language, configuration] of Object.entries(
    (globalThis as Global)._payload_clientConfigs ?? {},
  )) {
    if (done.has(configuration)) continue;
    if (isLanguage(language)) {
      // In place: the page that is being rendered has this object.
      for (const [name, part] of Object.entries(configuration))
        configuration[name] = inOneLanguage(part, language);
    }
    shareEqualParts(configuration);
    done.add(configuration);
  }
}
