import { parsePublishedNode } from '@keelstone/content/types/types.model.ts';
import { describe, expect, it } from 'vitest';
import { generateNodes, generateSearchDocuments, listVocabulary, streamShortDocuments } from './generate.ts';
import { TYPE_SHARES } from './generated-facets.ts';

const documents = generateSearchDocuments(1500, 'test');

const shareOf = (facet: string, value: string) =>
  documents.filter((document) => document.facets[facet]?.includes(value)).length / documents.length;

describe('the benchmark corpus', () => {
  it('is the same for the same seed, and another for another', () => {
    expect(generateNodes(20, 'a')).toEqual(generateNodes(20, 'a'));
    expect(generateNodes(20, 'a')).not.toEqual(generateNodes(20, 'b'));
    expect(generateNodes(30, 'a').slice(0, 20)).toEqual(generateNodes(20, 'a'));
  });

  it('holds valid nodes of every type that has a share in it', () => {
    const nodes = generateNodes(1500, 'test');
    expect(new Set(nodes.map(({ type }) => type))).toEqual(new Set(Object.keys(TYPE_SHARES)));
    for (const node of nodes) expect(parsePublishedNode(node)).toEqual(node);
  });

  it('has bodies of about 400 words', () => {
    const words = documents.reduce((sum, { body }) => sum + body.split(/\s+/).length, 0);
    expect(words / documents.length).toBeGreaterThan(350);
    expect(words / documents.length).toBeLessThan(480);
  });

  it('has short documents of about 25 words, with the same facets', () => {
    const short = [...streamShortDocuments(500, 'test')];
    const words = short.reduce((sum, { title, excerpt, terms, body }) => {
      return sum + [title, excerpt, terms, body].join(' ').trim().split(/\s+/).length;
    }, 0);
    expect(words / short.length).toBeGreaterThan(20);
    expect(words / short.length).toBeLessThan(35);
    expect(Object.keys(short[0]?.facets ?? {})).toEqual(Object.keys(documents[0]?.facets ?? {}));
    expect(short.map(({ nid }) => nid)).toEqual(Array.from({ length: 500 }, (_, i) => i + 1));
  });

  it('has words in nearly every document, and words in hardly any', () => {
    const vocabulary = listVocabulary();
    expect(vocabulary).toHaveLength(30_000);
    const share = (word: string) =>
      documents.filter(({ body }) =>
        body
          .toLowerCase()
          .split(/[\s.]+/)
          .includes(word),
      ).length / documents.length;
    expect(share(vocabulary[0] ?? '')).toBeGreaterThan(0.99);
    expect(share(vocabulary[9000] ?? '')).toBeLessThan(0.03);
  });

  it('has facets as on a real site: many articles, few suites, some archived, eleven years', () => {
    expect(shareOf('content_type', 'article')).toBeGreaterThan(0.35);
    expect(shareOf('content_type', 'product_suite')).toBeLessThan(0.03);
    expect(shareOf('date', 'Archived')).toBeGreaterThan(0.03);
    expect(shareOf('date', '2026')).toBeGreaterThan(shareOf('date', '2017'));
    expect(new Set(documents.flatMap(({ facets }) => facets.date)).size).toBe(12);
  });
});
