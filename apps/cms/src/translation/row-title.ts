import { languageName } from '@keelstone/languages/languages.ts';
import { LANGUAGES, type Language } from '@keelstone/model';
import type { CollectionSlug, Payload } from 'payload';
import { fillMessage } from '../admin/fill-message.ts';
import { messagesIn } from './admin-messages.ts';
import { loadRow } from './load-rows.ts';

type TitledRow = { slug: CollectionSlug; id: number; field: string; adminLanguage: Language };

export const hasTitle = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/** What a list calls a document that has no title in the language of the list: its first other title. */
export async function titleElsewhere(
  payload: Payload,
  { slug, id, field, adminLanguage }: TitledRow,
): Promise<string> {
  const titles = ((await loadRow(payload, slug, { id, field }))?.[field] ?? {}) as Record<string, unknown>;
  const messages = messagesIn(adminLanguage);
  const language = LANGUAGES.find((each) => hasTitle(titles[each]));
  if (!language) return messages.noTitle;
  return fillMessage(messages.titleElsewhere, {
    title: String(titles[language]),
    language: languageName(language, adminLanguage),
  });
}
