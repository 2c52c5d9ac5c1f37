import { traitsOf } from '@keelstone/content/types/types.model.ts';
import { CONTENT_TYPES, type ContentType } from '@keelstone/model';
import type { Executor } from '@keelstone/read-model';

/** What references show of any node. */
const OF_ANY = ['title', 'path', 'excerpt', 'picture'] as const;

const shownOf = (type: ContentType) => [...OF_ANY, ...(traitsOf(type).shown ?? [])];

const cases = CONTENT_TYPES.map((type) => {
  const pairs = shownOf(type).map((name) => `'${name}', node->'${name}'`);
  return `when '${type}' then jsonb_build_object(${pairs.join(', ')})`;
});

/** What other pages show of a node: while it is unchanged, they need not be reprojected. */
export async function readShownParts(executor: Executor, nid: number): Promise<string> {
  const { rows } = await executor.query(
    `select language, case node->>'type' ${cases.join(' ')} end as shown
     from published.nodes where nid = $1 order by language`,
    [nid],
  );
  return JSON.stringify(rows);
}
