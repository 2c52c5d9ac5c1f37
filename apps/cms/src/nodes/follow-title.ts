import type { ContentType, Language } from '@keelstone/model';
import type { PayloadRequest } from 'payload';
import { withTransactionOf } from '../database/transaction.ts';
import { generateAlias } from './generate-alias.ts';

type Fields = { id?: number | string; alias?: unknown; title?: unknown; suite?: unknown };
type Save = { type: ContentType; language: Language; req: PayloadRequest };

/** The number appended to a path that was already taken. */
const NUMBER = /-\d+$/;

async function wasPublished(id: number | string, { type, language, req }: Save): Promise<boolean> {
  const { totalDocs } = await req.payload.countVersions({
    ...(await withTransactionOf(req)),
    collection: type,
    locale: language,
    where: {
      and: [
        { parent: { equals: id } },
        { 'version._status': { equals: 'published' } },
        { 'version.title': { exists: true } },
      ],
    },
  });
  return totalDocs > 0;
}

/**
 * A path generated from a former title follows the title as long as it was never published in this language. A path
 * that an editor entered, or that visitors may have bookmarked, stays.
 *
 * @returns the new path, before it is made unique; null when the path stays
 */
export async function followTitle(saved: Fields, changed: Fields, save: Save): Promise<string | null> {
  const { id } = saved;
  if (id === undefined || typeof saved.alias !== 'string') return null;
  const { type, language, req } = save;
  const former = await generateAlias(type, saved, { language, req });
  const isMade = former !== null && [saved.alias, saved.alias.replace(NUMBER, '')].includes(former);
  const next = isMade ? await generateAlias(type, changed, { language, req }) : null;
  if (next === null || next === former) return null;
  return (await wasPublished(id, save)) ? null : next;
}
