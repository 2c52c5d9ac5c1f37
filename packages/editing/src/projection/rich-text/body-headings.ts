import { headingsOf, type RichText, type TextHeading } from '@keelstone/model';
import type { LexicalNode } from './lexical-node.ts';
import { HEADING_LEVELS } from './project-rich-text.ts';

function textOf(node: LexicalNode): string {
  if (typeof node.text === 'string') return node.text;
  if (node.type === 'linebreak' || node.type === 'tab') return ' ';
  return (node.children ?? []).map(textOf).join('');
}

/** The headings of a text as it is in the CMS, with the ids that they have on the page. */
export function bodyHeadings(body: { root?: unknown } | null | undefined): TextHeading[] {
  const blocks = (body?.root as LexicalNode | undefined)?.children ?? [];
  const headings: RichText = blocks.flatMap((node) => {
    const text = node.type === 'heading' ? textOf(node) : '';
    if (text.trim() === '') return [];
    const level = HEADING_LEVELS[node.tag ?? ''] ?? 2;
    return [{ kind: 'heading' as const, level, children: [{ kind: 'text' as const, text }] }];
  });
  return [...headingsOf(headings).values()];
}
