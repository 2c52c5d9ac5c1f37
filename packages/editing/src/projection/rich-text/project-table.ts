import type { Inline, Table } from '@keelstone/model';
import type { ProjectionContext } from '../projection-context.ts';
import type { LexicalNode } from './lexical-node.ts';
import { hasText, projectInlines } from './project-inlines.ts';

type Cell = Table['rows'][number][number];

/** The blocks of a cell, as lines. */
async function projectLines(nodes: readonly LexicalNode[], context: ProjectionContext): Promise<Inline[]> {
  const all: Inline[] = [];
  for (const node of nodes) {
    const lines = await projectInlines(node.children ?? [], context);
    if (!hasText(lines)) continue;
    all.push(...(all.length > 0 ? [{ kind: 'line_break' as const }] : []), ...lines);
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
export async function projectTable(node: LexicalNode, context: ProjectionContext): Promise<Table | null> {
  const rows: Cell[][] = [];
  for (const row of node.children ?? []) {
    const cells: Cell[] = [];
    for (const cell of row.children ?? []) cells.push(await projectCell(cell, context));
    if (cells.length > 0) rows.push(cells);
  }
  return rows.some((row) => row.some(({ children }) => hasText(children))) ? { kind: 'table', rows } : null;
}
