import type { Executor } from '@keelstone/read-model';
import type { PayloadRequest } from 'payload';
import { recordLastSaves } from '../concurrent-edits/last-save.ts';
import type { SynonymGroup } from '../publishing/search/synonym-groups.ts';
import { groupTitle } from './synonyms-error.ts';

/** A group to be stored; without an id it is a new one. */
export type GroupToStore = Omit<SynonymGroup, 'id'> & { id?: number | undefined };

/** The time is not that of the transaction's beginning: it may have waited for a save, than which it must be newer. */
const STORE = `
  insert into synonyms (id, language, enabled, source, loaded, weight, title, updated_at, created_at)
  select given.id, given.language::enum_synonyms_language, given.enabled, given.source::enum_synonyms_source,
    given.loaded, given.weight, given.title, clock_timestamp(), clock_timestamp()
  from jsonb_to_recordset($1::jsonb) as given
    (id integer, language text, enabled boolean, source text, loaded text, weight numeric, title text)
  on conflict (id) do update set enabled = excluded.enabled, source = excluded.source, loaded = excluded.loaded,
    weight = excluded.weight, title = excluded.title, updated_at = excluded.updated_at`;

const STORE_WORDS = `
  insert into synonyms_texts (parent_id, path, "order", text)
  select given.parent, given.path, given.place, given.text
  from jsonb_to_recordset($1::jsonb) as given (parent integer, path text, place integer, text text)`;

async function newIds(executor: Executor, count: number): Promise<number[]> {
  const { rows } = await executor.query(
    "select nextval(pg_get_serial_sequence('synonyms', 'id')) as id from generate_series(1, $1::integer)",
    [count],
  );
  return rows.map(({ id }) => Number(id));
}

const listWords = (parent: number, path: string, words: readonly string[]) =>
  words.map((text, index) => ({ parent, path, place: index + 1, text }));

/**
 * Stores many groups by a few statements, because Payload would validate, audit and publish each of them. The
 * caller has validated them, and publishes once.
 */
export async function storeGroups(
  groups: readonly GroupToStore[],
  { req, executor }: { req: PayloadRequest; executor: Executor },
): Promise<void> {
  if (groups.length === 0) return;
  const ids = await newIds(executor, groups.filter(({ id }) => id === undefined).length);
  const stored = groups.map((group) => ({
    ...group,
    id: group.id ?? (ids.shift() as number),
    title: groupTitle(group),
  }));
  await executor.query(STORE, [JSON.stringify(stored)]);
  await executor.query('delete from synonyms_texts where parent_id = any($1::integer[])', [
    `{${stored.map(({ id }) => id).join(',')}}`,
  ]);
  const words = stored.flatMap(({ id, phrases, finds }) => [
    ...listWords(id, 'words', phrases),
    ...listWords(id, 'finds', finds),
  ]);
  await executor.query(STORE_WORDS, [JSON.stringify(words)]);
  await recordLastSaves(
    req,
    'synonyms',
    stored.map(({ id }) => id),
  );
}

/** Removes groups for good. */
export async function removeGroups(executor: Executor, ids: readonly number[]): Promise<void> {
  await executor.query('delete from synonyms where id = any($1::integer[])', [`{${ids.join(',')}}`]);
}
