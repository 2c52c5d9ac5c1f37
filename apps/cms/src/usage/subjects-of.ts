import type { Dependency } from '@keelstone/model';
import { CONTENT_TYPES, VOCABULARIES } from '@keelstone/model';
import type { Executor } from '@keelstone/read-model';
import { isMediaSlug } from '../database/media-collections.ts';
import type { Used } from './find-uses.ts';

const includes = (slugs: readonly string[], slug: string) => slugs.includes(slug);

/** The dependencies that projections record for a document. */
export async function subjectsOf({ collection, id }: Used, executor: Executor): Promise<Dependency[]> {
  if (isMediaSlug(collection)) return [`media:${collection}:${id}`];
  if (includes(VOCABULARIES, collection)) return [`term:${id}`];
  if (collection === 'forms') return [`form:${id}`];
  if (collection === 'dialogs') return [`dialog:${id}`];
  if (!includes(CONTENT_TYPES, collection)) return [];
  const { rows } = await executor.query(`select nid from "${collection}" where id = $1::integer`, [id]);
  return rows.map(({ nid }): Dependency => `node:${Number(nid)}`);
}
