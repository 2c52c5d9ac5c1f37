import { LANGUAGES, type Language } from '@keelstone/model';
import type { Payload } from 'payload';
import { digestOf } from './stable-id.ts';

type Existing = Map<string, { id: number; demoHash?: string | null }>;
type Kind = 'forms' | 'notices' | 'dialogs';
type Named = { key: string };
type ToData<T> = (item: T, language: Language) => Record<string, unknown>;

async function readExisting(payload: Payload, collection: Kind): Promise<Existing> {
  const { docs } = await payload.find({
    collection,
    where: { demoKey: { exists: true } },
    pagination: false,
    depth: 0,
    select: { demoKey: true, demoHash: true },
  });
  return new Map(docs.map(({ id, demoKey, demoHash }) => [demoKey ?? '', { id, demoHash }]));
}

async function loadOne<T extends Named>(
  payload: Payload,
  collection: Kind,
  item: T,
  known: number | undefined,
  toData: ToData<T>,
): Promise<number> {
  const options = { collection, depth: 0 } as const;
  let id = known;
  for (const language of LANGUAGES) {
    const data = { ...toData(item, language), demoKey: item.key } as never;
    const saved: { id: number } =
      id === undefined
        ? await payload.create({ ...options, locale: language, data })
        : await payload.update({ ...options, id, locale: language, data });
    id = saved.id;
  }
  // Last, so that what was loaded in one language only is loaded again.
  await payload.update({ ...options, id: id as number, locale: 'en', data: { demoHash: digestOf(item) } });
  return id as number;
}

/**
 * Loads what is new or has changed in the demo, of a collection without drafts, in both languages.
 *
 * @param toData an item as the CMS's document, in one language
 * @returns the ids of all by their keys, and how many were loaded
 */
export async function loadLocalized<T extends Named>(
  payload: Payload,
  collection: Kind,
  items: readonly T[],
  toData: ToData<T>,
): Promise<{ ids: Map<string, number>; loaded: number }> {
  const existing = await readExisting(payload, collection);
  const ids = new Map<string, number>();
  let loaded = 0;
  for (const item of items) {
    const found = existing.get(item.key);
    const isCurrent = found?.demoHash === digestOf(item);
    if (!isCurrent) loaded += 1;
    ids.set(item.key, isCurrent ? found.id : await loadOne(payload, collection, item, found?.id, toData));
  }
  return { ids, loaded };
}
