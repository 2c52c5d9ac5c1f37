import type { Language } from '@keelstone/model';
import type { CollectionSlug, Payload } from 'payload';
import { cache } from 'react';
import { titleInAnother } from '../admin/languages/title-in-another.ts';
import { translatedNames } from './translation-units.ts';

/** A document in all languages: a localized field is an object with a value per language. */
export type Row = { id: number } & Record<string, unknown>;

type Batch = { ids: Set<number>; rows: Promise<Map<number, Row>> };

/** Each cell of a list asks for its document; the requests of one list become one query. */
const batches = cache(() => new Map<string, Batch>());

/**
 * Documents of a collection as saved last, those in the trash included, by one query.
 *
 * @param field the only field that is needed; by default, those that are translated, and their marks
 */
export async function readRows(
  payload: Payload,
  slug: CollectionSlug,
  { ids, field }: { ids: number[]; field?: string | undefined },
): Promise<Map<number, Row>> {
  const { flattenedFields } = payload.collections[slug].config;
  const names = field ? [field] : [...translatedNames(flattenedFields), 'translationMarks'];
  const { docs } = await payload.find({
    collection: slug,
    where: { id: { in: ids } },
    draft: true,
    trash: true,
    locale: 'all',
    depth: 0,
    pagination: false,
    select: Object.fromEntries(names.map((name) => [name, true])),
  });
  return new Map((docs as unknown as Row[]).map((row) => [row.id, row]));
}

/** The document of a row, with the same fields. */
export async function loadRow(
  payload: Payload,
  slug: CollectionSlug,
  { id, field }: { id: number; field?: string },
): Promise<Row | undefined> {
  const key = `${slug} ${field ?? ''}`;
  const open = batches();
  let batch = open.get(key);
  if (!batch) {
    const ids = new Set<number>();
    const rows = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      open.delete(key);
      return readRows(payload, slug, { ids: [...ids], field });
    });
    batch = { ids, rows };
    open.set(key, batch);
  }
  batch.ids.add(id);
  return (await batch.rows).get(id);
}

type TitledRow = { slug: CollectionSlug; id: number; field: string; adminLanguage: Language };

/** What a row of a list is called where it has no title in the current language. It is read for it. */
export async function titleElsewhere(
  payload: Payload,
  { slug, id, field, adminLanguage }: TitledRow,
): Promise<string> {
  const titles = (await loadRow(payload, slug, { id, field }))?.[field] ?? {};
  return titleInAnother(titles as Record<string, unknown>, adminLanguage);
}
