import { traitsOf } from '@keelstone/content/types/types.model.ts';
import { CONTENT_TYPES, type ContentType, type Language } from '@keelstone/model';
import type { Executor } from '@keelstone/read-model';
import { type SeenLanguage, type SeenNode, toSeenNode } from '../audit/record-node.ts';

/** What references show of any node. */
const OF_ANY = ['title', 'path', 'excerpt', 'picture'] as const;

const shownOf = (type: ContentType) => [...OF_ANY, ...(traitsOf(type).shown ?? [])];

const cases = CONTENT_TYPES.map((type) => {
  const pairs = shownOf(type).map((name) => `'${name}', node->'${name}'`);
  return `when '${type}' then jsonb_build_object(${pairs.join(', ')})`;
});

/** What the read model has of a node. */
export type PublishedState = {
  /** What other pages show of it: while that is unchanged, they need not be projected again. */
  shown: string;
  seen: SeenNode;
  paths: ReadonlyMap<Language, string>;
};

/** Must run in a transaction that holds the publishing lock, so that nothing changes before it is recorded. */
export async function readPublishedState(executor: Executor, nid: number): Promise<PublishedState> {
  const { rows } = await executor.query(
    `select language, path, case node->>'type' ${cases.join(' ')} end as shown, node->>'title' as title,
       coalesce((node->>'archived')::boolean, false) as archived
     from published.nodes where nid = $1 order by language`,
    [nid],
  );
  return {
    shown: JSON.stringify(rows.map(({ language, shown }) => ({ language, shown }))),
    seen: toSeenNode(rows as SeenLanguage[]),
    paths: new Map(rows.map(({ language, path }) => [language as Language, String(path)])),
  };
}
