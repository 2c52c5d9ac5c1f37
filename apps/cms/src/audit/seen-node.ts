/** What visitors see of a node, as far as the audit trail records it. */
export type SeenNode = {
  /** In alphabetical order; empty when it is not published. */
  languages: readonly string[];
  isArchived: boolean;
  /** In the first of its languages. */
  title: string | null;
};

/** What visitors see of a node, in one language. */
export type SeenLanguage = { language: string; title: string; archived: boolean };

export function toSeenNode(rows: readonly SeenLanguage[]): SeenNode {
  const english = rows.find(({ language }) => language === 'en') ?? rows[0];
  return {
    languages: rows.map(({ language }) => language),
    isArchived: rows.some(({ archived }) => archived),
    title: english ? english.title : null,
  };
}
