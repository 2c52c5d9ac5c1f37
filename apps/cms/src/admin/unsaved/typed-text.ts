import { type Content, isContent } from '@keelstone/editing/content.ts';

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
function linesOfRichText(node: Content): string[] {
  const children = Array.isArray(node.children) ? node.children.filter(isContent) : [];
  if (typeof node.text === 'string') return [node.text];
  const parts = children.map(linesOfRichText);
  if (node.type === 'block' && isContent(node.fields)) return linesOf(node.fields);
  const isInline = children.some(({ type }) => type === 'text' || type === 'link' || type === 'autolink');
  return isInline ? [parts.flat().join('')] : parts.flat();
}

function linesOf(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value];
  if (Array.isArray(value)) return value.flatMap(linesOf);
  if (!isContent(value)) return [];
  if (isContent(value.root)) return linesOfRichText(value.root);
  return Object.entries(value)
    .filter(([name]) => isRead(name))
    .flatMap(([, child]) => linesOf(child));
}

/**
 * The readable content of a form as plain text: each field's label as a heading, followed by its lines.
 *
 * @param labels labels of the fields, by name
 */
export function typedText(data: Content, labels: ReadonlyMap<string, string>): string {
  return Object.entries(data)
    .filter(([name]) => isRead(name))
    .map(([name, value]) => [labels.get(name) ?? name, linesOf(value)] as const)
    .filter(([, lines]) => lines.length > 0)
    .map(([label, lines]) => `${label}\n${lines.join('\n')}`)
    .join('\n\n');
}
