import { isContent } from '@keelstone/editing/content.ts';

/** Fields that can label a row, most descriptive first. */
const TELLING = ['title', 'heading', 'figure', 'label', 'name', 'quote', 'caption', 'text', 'value'] as const;
const MAX_CHARACTERS = 70;

const shorten = (words: string) =>
  words.length > MAX_CHARACTERS ? `${words.slice(0, MAX_CHARACTERS).trimEnd()}…` : words;

/** The label of one row; empty when no field provides one. */
export function wordsOfRow(row: unknown): string {
  if (!isContent(row)) return '';
  const words = TELLING.map((name) => row[name]).find(
    (value): value is string => typeof value === 'string' && value.trim() !== '',
  );
  return shorten(words?.trim() ?? '');
}

/** The first words of a rich text. */
function firstWords(node: unknown): string {
  if (!isContent(node)) return '';
  if (typeof node.text === 'string') return node.text.trim();
  const children = Array.isArray(node.children) ? node.children : [];
  return children.map(firstWords).find(Boolean) ?? '';
}

/**
 * The label of a block: its heading, the beginning of its text, or the label of its first row. Empty when there is
 * none.
 */
export function wordsOfBlock(block: unknown): string {
  if (!isContent(block)) return '';
  const text = isContent(block.body) ? firstWords(block.body.root) : '';
  const rows = Object.values(block).filter(Array.isArray);
  return wordsOfRow(block) || shorten(text) || (rows.map(([row]) => wordsOfRow(row)).find(Boolean) ?? '');
}
