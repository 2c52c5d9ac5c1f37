import type { Inline, List, ListItem, RichText, RichTextBlock, Table } from '@keelstone/model';
import { projectImage } from '../media/project-picture.ts';
import type { ProjectionContext } from '../projection-context.ts';
import { readSharedSection } from '../read-shared-section.ts';
import { type LexicalNode, PARTS } from './lexical-node.ts';
import { hasText, projectInlines } from './project-inlines.ts';
import { type ProjectText, projectTextBlock } from './project-text-block.ts';

type Cell = Table['rows'][number][number];

const WITH_LINES = ['paragraph', 'heading', 'quote', 'list', 'listitem', 'table', 'tablerow', 'tablecell'];

const isPart = ({ type = '' }: LexicalNode) => PARTS.includes(type);

/** The parts within a node that has lines only in the model. */
const partsWithin = ({ children = [] }: LexicalNode): LexicalNode[] =>
  children.flatMap((child) => (isPart(child) ? [child] : partsWithin(child)));

/** The inline nodes of each line. The editor allows blocks within blocks that are mere lines in the model. */
function linesOf(nodes: readonly LexicalNode[]): LexicalNode[][] {
  const lines: LexicalNode[][] = [[]];
  for (const node of nodes) {
    if (WITH_LINES.includes(node.type ?? '')) lines.push(...linesOf(node.children ?? []), []);
    else if (!isPart(node)) lines.at(-1)?.push(node);
  }
  return lines;
}

/** Inline content, and the blocks among it as lines: of a cell, a quote, or an item of a list. */
async function projectLines(nodes: readonly LexicalNode[], context: ProjectionContext): Promise<Inline[]> {
  const all: Inline[] = [];
  for (const line of linesOf(nodes)) {
    const inlines = await projectInlines(line, context);
    if (!hasText(inlines)) continue;
    all.push(...(all.length > 0 ? [{ kind: 'line_break' as const }] : []), ...inlines);
  }
  return all;
}

async function projectCell(node: LexicalNode, context: ProjectionContext): Promise<Cell> {
  const { colSpan = 1, rowSpan = 1, headerState = 0, children = [] } = node;
  return {
    children: await projectLines(children, context),
    isHeader: headerState > 0,
    ...(colSpan > 1 ? { colSpan } : {}),
    ...(rowSpan > 1 ? { rowSpan } : {}),
  };
}

/** A table; null without text. */
async function projectTable(node: LexicalNode, context: ProjectionContext): Promise<Table | null> {
  const rows: Cell[][] = [];
  for (const row of node.children ?? []) {
    const cells: Cell[] = [];
    for (const cell of row.children ?? []) cells.push(await projectCell(cell, context));
    if (cells.length > 0) rows.push(cells);
  }
  return rows.some((row) => row.some(({ children }) => hasText(children))) ? { kind: 'table', rows } : null;
}

const isList = (node: LexicalNode) => node.type === 'list';

/** Lexical puts a nested list into a separate item; here it belongs to the item above. */
async function projectList(node: LexicalNode, context: ProjectionContext): Promise<List | null> {
  const items: ListItem[] = [];
  for (const item of node.children ?? []) {
    const nodes = item.children ?? [];
    const children = await projectLines(
      nodes.filter((child) => !isList(child)),
      context,
    );
    if (hasText(children)) items.push({ children, list: null });
    for (const nested of nodes.filter(isList)) {
      const list = await projectList(nested, context);
      const above = items.at(-1);
      if (!list) continue;
      if (above && !above.list) above.list = list;
      // In place: copied for each that follows, tens of thousands would take seconds.
      else for (const each of list.items) (above?.list?.items ?? items).push(each);
    }
  }
  if (items.length === 0) return null;
  const { listType, start = 1 } = node;
  const ordered = listType === 'number';
  const isCounted = ordered && Number.isInteger(start) && start !== 1;
  return { kind: 'list', ordered, ...(isCounted ? { start } : {}), items };
}

export const HEADING_LEVELS: Record<string, 2 | 3 | 4> = { h2: 2, h3: 3, h4: 4 };

async function projectUpload(node: LexicalNode, context: ProjectionContext): Promise<RichTextBlock | null> {
  if (node.relationTo !== 'images' || !node.value) return null;
  const image = await projectImage(node.value, context);
  return image && { kind: 'image', image, caption: node.fields?.caption?.trim() || null };
}

const projectText: ProjectText = (text, context) =>
  projectRichText(typeof text === 'string' ? null : text, context);

async function projectBlock(node: LexicalNode, context: ProjectionContext): Promise<RichTextBlock | null> {
  if (node.type === 'horizontalrule') return { kind: 'rule' };
  if (node.type === 'upload') return projectUpload(node, context);
  if (node.type === 'list') return projectList(node, context);
  if (node.type === 'table') return projectTable(node, context);
  if (node.type === 'block') return node.fields ? projectTextBlock(node.fields, context, projectText) : null;
  const children = await projectLines(node.children ?? [], context);
  if (!hasText(children)) return null;
  if (node.type === 'heading')
    return { kind: 'heading', level: HEADING_LEVELS[node.tag ?? ''] ?? 2, children };
  if (node.type === 'quote') return { kind: 'quote', children };
  // Unknown nodes, too: their text is kept, their formatting is not.
  return { kind: 'paragraph', children };
}

/** A reusable section is a part of the text that shows it: nobody who reads what is published has to know of it. */
async function projectShared({ fields }: LexicalNode, context: ProjectionContext): Promise<RichText> {
  const shared = await readSharedSection(fields?.section, context);
  return shared ? context.textOfSection(shared.section, shared.context) : [];
}

/**
 * Converts Lexical's tree to the model's: only known nodes, without empty ones, and with links that are safe and
 * up to date.
 */
export async function projectRichText(
  body: { root?: unknown } | null | undefined,
  context: ProjectionContext,
): Promise<RichText> {
  const root = body?.root as LexicalNode | undefined;
  const blocks: RichText = [];
  // A part in a cell of a table, a quote or an item of a list follows it.
  for (const node of (root?.children ?? []).flatMap((child) => [child, ...partsWithin(child)])) {
    if (node.fields?.blockType === 'reusable') blocks.push(...(await projectShared(node, context)));
    else {
      const block = await projectBlock(node, context);
      if (block) blocks.push(block);
    }
  }
  return blocks;
}
