type Value = unknown;
type Tree = Record<string, Value>;

const isTree = (value: Value): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Fields without readable content: ids, kinds, and internal fields of the CMS. */
const UNREAD = new Set([
  'id',
  'blockType',
  'blockName',
  'tone',
  'updatedAt',
  'createdAt',
  'created',
  'demoKey',
  'demoHash',
]);
const isRead = (name: string) => !UNREAD.has(name) && !name.startsWith('_');

/** Lexical's blocks, one line each, and the fields of those that editors fill in. */
function linesOfRichText(node: Tree): string[] {
  const children = Array.isArray(node.children) ? node.children.filter(isTree) : [];
  if (typeof node.text === 'string') return [node.text];
  const parts = children.map(linesOfRichText);
  if (node.type === 'block' && isTree(node.fields)) return linesOf(node.fields);
  const isInline = children.some(({ type }) => type === 'text' || type === 'link' || type === 'autolink');
  return isInline ? [parts.flat().join('')] : parts.flat();
}

function linesOf(value: Value): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value];
  if (Array.isArray(value)) return value.flatMap(linesOf);
  if (!isTree(value)) return [];
  if (isTree(value.root)) return linesOfRichText(value.root);
  return Object.entries(value)
    .filter(([name]) => isRead(name))
    .flatMap(([, child]) => linesOf(child));
}

/**
 * The readable content of a form as plain text: each field's label as a heading, followed by its lines.
 *
 * @param labels labels of the fields, by name
 */
export function typedText(data: Tree, labels: ReadonlyMap<string, string>): string {
  return Object.entries(data)
    .filter(([name]) => isRead(name))
    .map(([name, value]) => [labels.get(name) ?? name, linesOf(value)] as const)
    .filter(([, lines]) => lines.length > 0)
    .map(([label, lines]) => `${label}\n${lines.join('\n')}`)
    .join('\n\n');
}
