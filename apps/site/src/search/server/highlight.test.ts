import { sampleNode } from '@keelstone/content/types/sample-node.ts';
import type { PublishedNode } from '@keelstone/content/types/types.model.ts';
import { createSearchIndex } from '@keelstone/search-index';
import { expect, it } from 'vitest';
import { highlightNode } from './highlight.ts';
import { toSearchDocument } from './indexes/search-document.ts';

const titled = (capability: string) =>
  sampleNode('product_detail', { nid: 1, capabilities: [{ title: capability, text: 'Kept at hand.' }] });

const matcherOf = (node: PublishedNode, keys: string[]) => {
  const index = createSearchIndex({ language: 'en' });
  index.add(toSearchDocument(node));
  return index.matcherOf({ keys, conjunction: 'AND' });
};

it('S-26 shows the text of a node as it is published now', () => {
  const [before, after] = [titled('Hazard register'), titled('Hazard workshop')];
  const excerptOf = (node: typeof before) => highlightNode(node, matcherOf(node, ['hazard'])).excerpt;
  expect(excerptOf(before)).toContain('Hazard register');
  expect(excerptOf(after)).toContain('Hazard workshop');
});

it('S-26 shows no lines to fill in', () => {
  const text = 'Write down the minute: ___:___ hours. Times: ____ ____; ____. Kept as snake_case.';
  const node = sampleNode('page', { body: [{ kind: 'paragraph', children: [{ kind: 'text', text }] }] });
  const { excerpt } = highlightNode(node, matcherOf(node, ['minute']));
  expect(excerpt).toContain('Write down the minute: … hours. Times: …. Kept as snake_case.');
});

it('S-26 sets headings and labels apart from what follows, and marks the words behind them', () => {
  const lines = [
    'A walk through the desk',
    'Step one:',
    'Note the hazard',
    'A sentence, with “a hazard”.',
    'Hazard',
  ];
  const body = lines.map((text) => ({
    kind: 'paragraph' as const,
    children: [{ kind: 'text' as const, text }],
  }));
  const node = sampleNode('page', { body });
  const { excerpt, excerptRanges } = highlightNode(node, matcherOf(node, ['hazard']));
  expect(excerpt).toBe(
    'A walk through the desk · Step one: Note the hazard · A sentence, with “a hazard”. Hazard',
  );
  const marked = excerptRanges.map(({ start, end }) => excerpt.slice(start, end));
  expect(marked).toEqual(['hazard', 'hazard', 'Hazard']);
});

it('S-26 makes the text of a node once, however often it is found', () => {
  const node = titled('Hazard register');
  let reads = 0;
  const counted = Object.defineProperty({ ...node }, 'capabilities', {
    get() {
      reads += 1;
      return node.capabilities;
    },
  });
  const matcher = matcherOf(node, ['hazard']);
  const first = highlightNode(counted, matcher);
  expect(first.excerpt).toContain('Hazard register');
  expect(highlightNode(counted, matcher)).toEqual(first);
  expect(reads).toBe(1);
});
