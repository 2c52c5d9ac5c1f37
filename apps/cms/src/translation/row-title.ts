import type { Language } from '@keelstone/model';
import type { CollectionSlug, Payload } from 'payload';
import { titleInAnother } from '../admin/languages/title-in-another.ts';
import { loadRow } from './load-rows.ts';

type TitledRow = { slug: CollectionSlug; id: number; field: string; adminLanguage: Language };

/** What a row of a list is called where it has no title in the current language. It is read for it. */
export async function titleElsewhere(
  payload: Payload,
  { slug, id, field, adminLanguage }: TitledRow,
): Promise<string> {
  const titles = (await loadRow(payload, slug, { id, field }))?.[field] ?? {};
  return titleInAnother(titles as Record<string, unknown>, adminLanguage);
}
