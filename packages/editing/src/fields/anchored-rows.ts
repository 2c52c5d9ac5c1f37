/** A row that a link can lead to: an accordion item or a tab. */
export type AnchoredRow = {
  id?: string | null;
  anchor?: string | null;
  title?: string | null;
  label?: string | null;
};

type Block = { blockType?: string; items?: unknown; tabs?: unknown } | null;

const ROWS: Record<string, 'items' | 'tabs'> = { accordion: 'items', tabbed_billboard: 'tabs' };

function rowsOf(block: Block): AnchoredRow[] {
  const field = ROWS[block?.blockType ?? ''];
  const rows = field && block?.[field];
  return Array.isArray(rows) ? rows.filter((row) => typeof row === 'object' && row !== null) : [];
}

/** The rows of a page's sections that links can lead to, from top to bottom; the original objects, not copies. */
export const anchoredRows = (sections: unknown): AnchoredRow[] =>
  Array.isArray(sections) ? sections.flatMap(rowsOf) : [];

/** The visible title or label of the row, in the language in which it was read. */
export const wordsOf = ({ title, label }: AnchoredRow): string => (title ?? label ?? '').trim();
