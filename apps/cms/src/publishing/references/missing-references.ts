import { say, sayLabel } from '@keelstone/languages/say.ts';
import type { PayloadRequest } from 'payload';
import { titleOf } from '../../audit/title-of.ts';
import { readerOf, withTransactionOf } from '../../database/transaction.ts';
import { isTrashed, type TrashedSlug } from '../../database/trashed-collections.ts';

/** Ids of documents, by collection. */
type References = ReadonlyMap<string, ReadonlySet<number>>;

/** A document that is in the trash, or gone. */
export type Missing = {
  collection: TrashedSlug;
  id: number;
  /** Such as `Tag “Harbour”`. */
  name: string;
};

async function nameOf(collection: TrashedSlug, id: number, req: PayloadRequest): Promise<string> {
  const { config } = req.payload.collections[collection];
  const document = await req.payload.findByID({
    ...(await withTransactionOf(req)),
    collection,
    id,
    depth: 0,
    locale: 'all',
    trash: true,
    disableErrors: true,
  });
  const title = titleOf(config, document ?? {});
  const name = title === null ? say('Number {id}', { id }) : say('“{title}”', { title });
  return `${sayLabel(config.labels.singular) || collection} ${name}`;
}

/** What is referred to but in the trash or gone. All references are looked up in one statement. */
export async function findMissing(references: References, req: PayloadRequest): Promise<Missing[]> {
  const wanted = [...references].flatMap(([slug, ids]) => {
    const whole = [...ids].filter(Number.isSafeInteger);
    return isTrashed(slug) && whole.length > 0 ? [{ slug, ids: whole.join(',') }] : [];
  });
  if (wanted.length === 0) return [];
  const lookups = wanted.map(
    ({ slug }, index) =>
      `select '${slug}' as slug, wanted as id from unnest(string_to_array($${index + 1}, ',')::bigint[]) as wanted
       where not exists (select from "${slug}" where id = wanted and deleted_at is null)`,
  );
  const { query } = await readerOf(req);
  const { rows } = await query(
    lookups.join(' union all '),
    wanted.map(({ ids }) => ids),
  );
  const missing: Missing[] = [];
  for (const row of rows) {
    const [collection, id] = [row.slug as TrashedSlug, Number(row.id)];
    missing.push({ collection, id, name: await nameOf(collection, id, req) });
  }
  return missing;
}
