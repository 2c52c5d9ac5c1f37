import type { Content } from '@keelstone/editing/content.ts';
import { readerLanguage, say, sayLabel } from '@keelstone/languages/say.ts';
import { APIError, type CollectionSlug, type PayloadRequest, type SanitizedCollectionConfig } from 'payload';
import { titleOf } from '../audit/title-of.ts';
import { withTransactionOf } from '../database/transaction.ts';
import { isTrashed } from '../database/trashed-collections.ts';
import { referencesIn } from './replace-references.ts';

/** Thrown when content from before would be published without what it refers to. */
class MissingReferenceError extends APIError {
  constructor(names: readonly string[]) {
    super(
      say(
        'Nothing was changed, because this refers to {references}, which is in the trash or deleted for good. Restore it from the trash, or choose something else on the page.',
        { references: new Intl.ListFormat(readerLanguage()).format(names) },
      ),
      409,
      null,
      true,
    );
    this.name = 'MissingReferenceError';
  }
}

/** The documents of these that are in the trash or gone, by their titles. */
async function nameMissing(
  collection: CollectionSlug,
  ids: readonly number[],
  req: PayloadRequest,
): Promise<string[]> {
  const { config } = req.payload.collections[collection];
  const { docs } = await req.payload.find({
    ...(await withTransactionOf(req)),
    collection,
    where: { id: { in: [...ids] } },
    pagination: false,
    depth: 0,
    locale: 'all',
    trash: true,
  });
  const found = new Map((docs as unknown as (Content & { id: number })[]).map((each) => [each.id, each]));
  return ids
    .filter((id) => !found.has(id) || found.get(id)?.deletedAt)
    .map((id) => {
      const title = titleOf(config, found.get(id) ?? {});
      const name = title === null ? say('Number {id}', { id }) : say('“{title}”', { title });
      return `${sayLabel(config.labels.singular) || collection} ${name}`;
    });
}

/**
 * Refuses content that was stored some time ago, for a plan or for undoing, if it refers to what has been deleted since:
 * it would be published without it.
 *
 * @param stored its states: in one language, or in all
 * @param current states of the document as it is: what is missing there already is not lost
 * @throws APIError with 409, and the names of what is missing
 */
export async function refuseMissing(
  collection: SanitizedCollectionConfig,
  { stored, current }: { stored: readonly (Content | null)[]; current: readonly (Content | null)[] },
  req: PayloadRequest,
): Promise<void> {
  const readReferences = (states: readonly (Content | null)[]) =>
    states.map((state) => referencesIn(collection.fields, state ?? {}));
  const known = readReferences(current);
  const wanted = new Map<string, Set<number>>();
  for (const references of readReferences(stored)) {
    for (const [slug, ids] of references) {
      const added = [...ids].filter((id) => !known.some((each) => each.get(slug)?.has(id)));
      wanted.set(slug, new Set([...(wanted.get(slug) ?? []), ...added]));
    }
  }
  const names: string[] = [];
  for (const [slug, ids] of wanted) {
    if (isTrashed(slug) && ids.size > 0) names.push(...(await nameMissing(slug, [...ids], req)));
  }
  if (names.length > 0) throw new MissingReferenceError(names);
}
