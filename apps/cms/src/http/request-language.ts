import type { IncomingHttpHeaders } from 'node:http';
import { readerLanguage } from '@keelstone/languages/say.ts';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@keelstone/model';
import { extractHeaderLanguage } from '@payloadcms/translations';
import { inLanguage } from '../admin/languages/in-language.ts';

/** The language in which Payload responds to a request: the one chosen in the account, or the browser's. */
export function requestLanguage({ cookie = '', 'accept-language': accepted }: IncomingHttpHeaders): Language {
  const chosen = /(?:^|;\s*)payload-lng=([\w-]+)/.exec(cookie)?.[1];
  if (chosen && isLanguage(chosen)) return chosen;
  const wanted = accepted && extractHeaderLanguage(accepted);
  return wanted && isLanguage(wanted) ? wanted : DEFAULT_LANGUAGE;
}

/**
 * What Payload 3.90.1 keeps for browsers of each form's fields (`getClientSchemaMap`), labels of links and footnotes
 * among it: it keeps them in the language of whoever was first. Here they are kept for each language.
 */
class FieldsByLanguage extends Map<string, unknown> {
  readonly #own = (slug: string) => `${readerLanguage()} ${slug}`;
  override get(slug: string): unknown {
    return super.get(this.#own(slug));
  }
  override set(slug: string, fields: unknown): this {
    return super.set(this.#own(slug), fields);
  }
}

/** Before Payload's module is loaded, which takes what is there. */
export function keepFieldsByLanguage(): void {
  Object.assign(globalThis, { _payload_clientSchemaMap: new FieldsByLanguage() });
}

/** Does something with the texts of the admin in the language of a request, however deep they are said. */
export const inRequestLanguage = <T>(headers: IncomingHttpHeaders, act: () => T): T =>
  inLanguage(requestLanguage(headers), act);
