import { accordion } from '@keelstone/content/sections/accordion/accordion.model.ts';
import { sampleNode } from '@keelstone/content/types/sample-node.ts';
import type { RichText } from '@keelstone/model';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { passageUrl, shorten } from './find-answer.ts';
import { passagesOf } from './passages.ts';

const paragraph = (text: string): RichText => [{ kind: 'paragraph', children: [{ kind: 'text', text }] }];
const terms = {
  kind: 'text_lists' as const,
  id: 'terms',
  lists: [
    { heading: null, style: 'terms' as const, items: [{ title: 'Quay', text: 'Where ships are moored.' }] },
    { heading: null, style: 'bullets' as const, items: [{ title: 'No term', text: 'A point.' }] },
  ],
};
const section = (more: object = {}) =>
  v.parse(accordion.schema, {
    kind: 'accordion',
    id: 'questions',
    heading: null,
    items: [{ anchor: 'may-we', title: 'May we?', body: paragraph('Yes.'), paragraphs: [terms] }],
    allowsSeveralOpen: true,
    allowsAllClosed: true,
    ...more,
  });
const page = (more: object) => sampleNode('page', { title: 'Harbours', body: [], sections: [], ...more });

describe('passages', () => {
  it('S-31 are the first paragraph, items of accordions and definitions, in the order of the page', () => {
    const body = [...paragraph('A harbour is shelter.'), ...paragraph('More.')];
    const node = page({
      body,
      sections: [{ kind: 'basic', id: 'b', body: [], paragraphs: [terms] }, section()],
    });
    const passages = passagesOf(node);
    expect(passages).toEqual([
      { heading: 'Harbours', text: 'A harbour is shelter.', isOpening: true },
      { heading: 'Quay', text: 'Where ships are moored.', isOpening: false },
      { heading: 'May we?', text: 'Yes.', anchor: 'may-we', isOpening: false },
      { heading: 'Quay', text: 'Where ships are moored.', containerAnchor: 'may-we', isOpening: false },
    ]);
    expect(passagesOf(node)).toBe(passages);
  });

  it('S-31 have no anchor in an accordion that does not follow the address', () => {
    const passages = passagesOf(page({ sections: [section({ ignoresAddress: true })] }));
    expect(
      passages.every(({ anchor, containerAnchor }) => anchor === undefined && containerAnchor === undefined),
    ).toBe(true);
  });

  it('S-31 are none of a page without text', () => expect(passagesOf(page({}))).toEqual([]));
});

it.each([
  [{ anchor: 'may-we' }, '/p#may-we'],
  [{}, '/p#:~:text=One%2C%20two%20%26%20three%2Dfour%20five%20six%20seven%20eight'],
  [
    { containerAnchor: 'may-we' },
    '/p#may-we:~:text=One%2C%20two%20%26%20three%2Dfour%20five%20six%20seven%20eight',
  ],
])('S-31 the passage %j is at %s', (place, url) => {
  const text = 'One, two & three-four five six seven eight nine';
  expect(passageUrl('/p', { heading: 'Heading', text, ...place })).toBe(url);
});

describe('a long passage', () => {
  const sentence = `A ${'word '.repeat(29).trim()}.`;
  it('S-31 is cut at a sentence', () => {
    expect(shorten(`${sentence} ${sentence} ${sentence}`, 'en')).toBe(`${sentence} ${sentence}`);
    expect(shorten('Short. Enough.', 'en')).toBe('Short. Enough.');
  });

  it('S-31 whose first sentence is too long is cut between words', () => {
    const cut = shorten('word '.repeat(200), 'en');
    expect(cut.length).toBeLessThanOrEqual(320);
    expect(cut).toMatch(/ word…$/);
    expect(shorten('x'.repeat(1000), 'de')).toHaveLength(320);
  });
});
