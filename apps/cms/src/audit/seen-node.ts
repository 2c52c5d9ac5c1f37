import type { Executor } from '@keelstone/read-model';

/** What visitors see of a node, as far as the audit trail records it. */
export type SeenNode = {
  /** In alphabetical order; empty when it is not published. */
  languages: readonly string[];
  isArchived: boolean;
  /** In the first of its languages. */
  title: string | null;
};

/** Must run in a transaction that holds the publishing lock, so that nothing changes before it is recorded. */
export async function readSeenNode(executor: Executor, nid: number): Promise<SeenNode> {
  const { rows } = await executor.query(
    `select language, node->>'title' as title, (node->>'archived')::boolean as archived
     from published.nodes where nid = $1 order by language`,
    [nid],
  );
  const english = rows.find(({ language }) => language === 'en') ?? rows[0];
  return {
    languages: rows.map(({ language }) => String(language)),
    isArchived: rows.some(({ archived }) => archived === true),
    title: english ? String(english.title) : null,
  };
}
