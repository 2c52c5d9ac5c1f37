import { MEDIA_SLUGS, type MediaSlug } from '@keelstone/editing/media/media-collections.ts';
import type { Executor } from '@keelstone/read-model';
import type { SanitizedConfig } from 'payload';
import { bareReferenceFields } from '../../usage/bare-reference-fields.ts';
import { readTableGraph } from '../../usage/table-graph.ts';
import { usageQuery } from '../../usage/usage-query.ts';

/**
 * `current`: used by a document, a draft or a setting. `past`: only used by overwritten revisions, or in the trash.
 */
export type Use = 'current' | 'past';

export const keyOf = (slug: MediaSlug, id: number): string => `${slug}:${id}`;

/**
 * Finds which media are used, and how.
 *
 * @returns by {@link keyOf}; without unused media
 */
export async function findUsedMedia(executor: Executor, config: SanitizedConfig): Promise<Map<string, Use>> {
  const uses = usageQuery(await readTableGraph(executor), bareReferenceFields(config), MEDIA_SLUGS);
  const { rows } = await executor.query(
    `select slug, id, bool_or("isCurrent") as "isCurrent" from (${uses}) as uses group by slug, id`,
  );
  return new Map(
    rows.map(({ slug, id, isCurrent }) => [
      keyOf(slug as MediaSlug, Number(id)),
      isCurrent ? 'current' : 'past',
    ]),
  );
}
