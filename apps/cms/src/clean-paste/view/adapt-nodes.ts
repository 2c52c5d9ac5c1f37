/** A node as editors copy it. */
export type CopiedNode = { type: string; children?: CopiedNode[] } & Record<string, unknown>;

/** Of a part's form: what nobody reads as text. */
const WITHOUT_WORDS = new Set(['id', 'blockType', 'blockName', 'tone', 'language', 'inStep']);
/** In the order of the forms. The database has its own. */
const ORDER = ['heading', 'title', 'figure', 'text', 'label', 'source', 'code', 'caption', 'url'];
const inFormOrder = ([one]: [string, unknown], [other]: [string, unknown]) =>
  ORDER.indexOf(one) - ORDER.indexOf(other);
const INLINE = new Set(['text', 'linebreak', 'tab', 'link', 'autolink', 'inlineBlock']);

const textOf = (text: string): CopiedNode => ({
  type: 'text',
  version: 1,
  text,
  format: 0,
  style: '',
  mode: 'normal',
  detail: 0,
});
const paragraphOf = (children: CopiedNode[]): CopiedNode => ({
  type: 'paragraph',
  version: 1,
  children,
  direction: null,
  format: '',
  indent: 0,
});
const isInline = ({ type }: CopiedNode) => INLINE.has(type);

/** The words in a part's form, as paragraphs. References to other documents have none. */
function wordsIn(value: unknown, isKnown: (type: string) => boolean): CopiedNode[] {
  if (typeof value === 'string') {
    return value.split(/\r?\n/).flatMap((line) => (line.trim() ? [paragraphOf([textOf(line)])] : []));
  }
  if (Array.isArray(value)) return value.flatMap((item) => wordsIn(item, isKnown));
  if (typeof value !== 'object' || value === null || 'relationTo' in value) return [];
  const { root } = value as { root?: CopiedNode };
  if (root?.children) return adaptNodes(root.children, isKnown);
  return Object.entries(value)
    .toSorted(inFormOrder)
    .flatMap(([name, item]) => (WITHOUT_WORDS.has(name) ? [] : wordsIn(item, isKnown)));
}

/** A note's words stay where it was, in brackets. */
function noteIn({ fields }: CopiedNode): CopiedNode[] {
  const { text, url } = (fields ?? {}) as { text?: string; url?: string };
  const words = [text, url].filter((part) => !!part);
  return words.length > 0 ? [textOf(` (${words.join(', ')})`)] : [];
}

function adapt(node: CopiedNode, isKnown: (type: string) => boolean): CopiedNode[] {
  const children = node.children && adaptNodes(node.children, isKnown);
  if (isKnown(node.type)) return [children ? { ...node, children } : node];
  if (node.type === 'inlineBlock') return noteIn(node);
  if (!children) return wordsIn(node.fields, isKnown);
  return isInline(node) || !children.every(isInline) || children.length === 0
    ? children
    : [paragraphOf(children)];
}

/**
 * What was copied from a text as another one can have it: headings become paragraphs, cells and other parts their
 * words. The editor itself would paste the names of such parts instead.
 *
 * @param isKnown whether the text can have nodes of a type
 */
export const adaptNodes = (nodes: readonly CopiedNode[], isKnown: (type: string) => boolean): CopiedNode[] =>
  nodes.flatMap((node) => adapt(node, isKnown));
