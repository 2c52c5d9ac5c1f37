import type { Inline, TextRun } from '@keelstone/model';
import { fragmentOf, isSafeAddress } from '../../link-address.ts';
import { locateDialog } from '../locate-dialog.ts';
import { locate } from '../project-link.ts';
import type { ProjectionContext } from '../projection-context.ts';
import type { LexicalNode } from './lexical-node.ts';
import { safeAddress } from './project-text-block.ts';

const BOLD = 1;
const ITALIC = 2;
const STRIKETHROUGH = 4;
const CODE = 16;

/** True if there is anything to read, if only in a footnote. */
export const hasText = (inlines: readonly Inline[]): boolean =>
  inlines.some((inline) => {
    if (inline.kind === 'link') return hasText(inline.children);
    return inline.kind === 'footnote' || (inline.kind === 'text' && inline.text.trim() !== '');
  });

function toRun({ text = '', format }: LexicalNode): TextRun {
  const bits = typeof format === 'number' ? format : 0;
  return {
    kind: 'text',
    text,
    ...(bits & BOLD ? { bold: true } : {}),
    ...(bits & ITALIC ? { italic: true } : {}),
    ...(bits & STRIKETHROUGH ? { strikethrough: true } : {}),
    ...(bits & CODE ? { code: true } : {}),
  };
}

/** The text inside a node of any type. */
function toRuns(node: LexicalNode): TextRun[] {
  if (node.type === 'tab') return [{ kind: 'text', text: ' ' }];
  if (typeof node.text === 'string') return node.text === '' ? [] : [toRun(node)];
  return (node.children ?? []).flatMap(toRuns);
}

async function findTarget({ fields }: LexicalNode, context: ProjectionContext): Promise<string | null> {
  if (fields?.linkType === 'internal') {
    const { doc } = fields;
    if (!doc) return null;
    if (doc.relationTo === 'dialogs') return (await locateDialog(doc.value, context))?.url ?? null;
    const page = await locate({ ...doc, relationTo: doc.relationTo }, context);
    return page && page.path + fragmentOf(fields.anchor);
  }
  const url = fields?.url?.trim() ?? '';
  return isSafeAddress(url) ? url : null;
}

function projectFootnote({ fields }: LexicalNode): Inline[] {
  const text = typeof fields?.text === 'string' ? fields.text.replace(/\s+/g, ' ').trim() : '';
  if (fields?.blockType !== 'footnote' || text === '') return [];
  return [{ kind: 'footnote', text, url: safeAddress(fields.url) }];
}

async function projectInline(node: LexicalNode, context: ProjectionContext): Promise<Inline[]> {
  if (node.type === 'linebreak') return [{ kind: 'line_break' }];
  if (node.type === 'inlineBlock') return projectFootnote(node);
  const children = toRuns(node);
  if ((node.type !== 'link' && node.type !== 'autolink') || children.length === 0) return children;
  // A link without a target becomes plain text.
  const url = await findTarget(node, context);
  return url === null
    ? children
    : [{ kind: 'link', url, newTab: node.fields?.newTab === true && !url.startsWith('#'), children }];
}

/** Projects the inline content of a node. */
export async function projectInlines(
  nodes: readonly LexicalNode[],
  context: ProjectionContext,
): Promise<Inline[]> {
  const inlines: Inline[] = [];
  for (const node of nodes) inlines.push(...(await projectInline(node, context)));
  return inlines;
}
