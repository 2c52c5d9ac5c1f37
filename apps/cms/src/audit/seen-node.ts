import type { Executor } from '@keelstone/read-model';

/** What visitors see of a node, in as far as the audit trail tells of it. */
export type SeenNode = {
  /** In alphabetical order; none when it is not published. */
  languages: readonly string[];
  isArchived: boolean;
  /** In the first of its languages. */
  title: string | null;
};

/** Reads it in a transaction that holds the publishing lock, so that it cannot change before it is recorded. */
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
