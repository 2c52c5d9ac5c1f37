import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { shareEqualParts } from './share-equal-parts.ts';

const block = (slug: string) => ({ slug, fields: [{ name: 'heading', label: 'x'.repeat(200) }] });

describe('the parts of a configuration', () => {
  it('C-1 are the same object where they are equal, with the same content as before', () => {
    const read = () => ({ pages: { blocks: [block('a'), block('b')] }, articles: { blocks: [block('a')] } });
    const config = read();
    shareEqualParts(config);
    expect(config).toEqual(read());
    expect(config.articles.blocks[0]).toBe(config.pages.blocks[0]);
    expect(config.pages.blocks[1]).not.toBe(config.pages.blocks[0]);
    expect(config.pages.blocks[1]?.fields).toBe(config.pages.blocks[0]?.fields);
  });

  it('C-1 are told apart by type, by order and by what is missing', () => {
    const long = 'x'.repeat(200);
    const config = [
      { long, value: 1 },
      { long, value: '1' },
      { long, value: undefined },
      { long },
      { long, value: ['a', 'b'] },
      { long, value: ['b', 'a'] },
      { long, value: { 0: 'a', 1: 'b' } },
      { long, value: null },
    ];
    shareEqualParts(config);
    expect(new Set(config).size).toBe(config.length);
  });

  it('C-1 keep what is not plain, and small ones that are no longer than a reference', () => {
    const element = createElement('p', null, 'x'.repeat(200));
    const date = new Date(0);
    const config = { one: { element, date, small: {} }, other: { element, date: new Date(0), small: {} } };
    shareEqualParts(config);
    expect(config.one.element).toBe(element);
    expect(config.other.date).not.toBe(date);
    expect(config.one.small).not.toBe(config.other.small);
  });
});
