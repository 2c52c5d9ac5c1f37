import type { Executor } from '@keelstone/content-store';
import type { SanitizedConfig } from 'payload';
import { bareMediaFields } from './bare-media-fields.ts';
import type { MediaSlug } from './media-collections.ts';
import { readTableGraph } from './table-graph.ts';
import { usageQuery } from './usage-query.ts';

/** `current`: a document, a draft or a setting has it. `past`: only revisions that were saved over. */
export type Use = 'current' | 'past';

export const keyOf = (slug: MediaSlug, id: number): string => `${slug}:${id}`;

/**
 * Finds what each medium is used for.
 *
 * @returns by {@link keyOf}; what nobody uses is not in it
 */
export async function findUsedMedia(executor: Executor, config: SanitizedConfig): Promise<Map<string, Use>> {
  const query = usageQuery(await readTableGraph(executor), bareMediaFields(config));
  const { rows } = await executor.query(query);
  return new Map(
    rows.map(({ slug, id, isCurrent }) => [
      keyOf(slug as MediaSlug, Number(id)),
      isCurrent ? 'current' : 'past',
    ]),
  );
}
