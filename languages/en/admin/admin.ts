import { en as payload } from '@payloadcms/translations/languages/en';
import type { AdminLanguage } from '../../admin-language.ts';
import { fields } from './fields.ts';
import { payloadTexts } from './payload.ts';
import { texts } from './texts.ts';

/** The English texts are what stands in the sources: each says itself. */
const asWritten = <T>(groups: Record<string, readonly string[]>): T =>
  Object.fromEntries(
    Object.entries(groups).map(([name, all]) => [name, Object.fromEntries(all.map((text) => [text, text]))]),
  ) as T;

export const admin: AdminLanguage = {
  payload,
  payloadTexts,
  fields: asWritten(fields),
  texts: asWritten(texts),
};
