import { languageName } from '@keelstone/languages/languages.ts';
import { LANGUAGES, type Language } from '@keelstone/model';
import type { CollectionSlug, Payload } from 'payload';
import { fillMessage } from '../admin/fill-message.ts';
import { messagesIn } from './admin-messages.ts';
import { loadRow } from './load-rows.ts';

type TitledRow = { slug: CollectionSlug; id: number; field: string; adminLanguage: Language };

export const hasTitle = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/** What a document is called where it has no title in the current language: its first other title. */
export function titleInAnother(titles: Record<string, unknown>, adminLanguage: Language): string {
  const messages = messagesIn(adminLanguage);
  const language = LANGUAGES.find((each) => hasTitle(titles[each]));
  if (!language) return messages.noTitle;
  return fillMessage(messages.titleElsewhere, {
    title: String(titles[language]),
    language: languageName(language, adminLanguage),
  });
}

/** The same for a row of a list, which is read for it. */
export async function titleElsewhere(
  payload: Payload,
  { slug, id, field, adminLanguage }: TitledRow,
): Promise<string> {
  const titles = (await loadRow(payload, slug, { id, field }))?.[field] ?? {};
  return titleInAnother(titles as Record<string, unknown>, adminLanguage);
}
