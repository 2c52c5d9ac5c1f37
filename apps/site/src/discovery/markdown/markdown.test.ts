import { PARAGRAPH_KINDS } from '@keelstone/content/paragraphs/paragraphs.model.ts';
import { paragraphExamplesOf } from '@keelstone/content/paragraphs/paragraphs.site.ts';
import {
  SECTION_KINDS,
  type Section,
  sectionToPlainText,
} from '@keelstone/content/sections/sections.model.ts';
import { sectionExamplesOf } from '@keelstone/content/sections/sections.site.ts';
import { longestNode } from '@keelstone/content/types/longest-node.fixture.ts';
import { sampleNode } from '@keelstone/content/types/sample-node.ts';
import { shortestNode } from '@keelstone/content/types/shortest-node.fixture.ts';
import type { PublishedNode } from '@keelstone/content/types/types.model.ts';
import { CONTENT_TYPES } from '@keelstone/model';
import fc from 'fast-check';
import type { Nodes, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFootnoteFromMarkdown } from 'mdast-util-gfm-footnote';
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { toString as textOf } from 'mdast-util-to-string';
import { gfmFootnote } from 'micromark-extension-gfm-footnote';
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough';
import { gfmTable } from 'micromark-extension-gfm-table';
import { describe, expect, it } from 'vitest';
import { nodeMarkdown } from './node-markdown.ts';

const ORIGIN = 'https://www.keelstone.example';

const read = (node: PublishedNode): Root =>
  fromMarkdown(nodeMarkdown(node, ORIGIN), {
    extensions: [gfmTable(), gfmStrikethrough(), gfmFootnote()],
    mdastExtensions: [gfmTableFromMarkdown(), gfmStrikethroughFromMarkdown(), gfmFootnoteFromMarkdown()],
  });

/** All nodes of a tree, in document order. */
const all = (node: Nodes): Nodes[] => [node, ...('children' in node ? node.children.flatMap(all) : [])];

const words = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The text of a document, with blocks separated. */
const wordsOf = (root: Root) =>
  words(
    all(root)
      .flatMap((node) =>
        node.type === 'text' || node.type === 'inlineCode' || node.type === 'code' ? node.value : ' ',
      )
      .join(''),
  );

const paragraphOf = (text: string): PublishedNode['body'] => [
  { kind: 'paragraph', children: [{ kind: 'text', text }] },
];

const pageWith = (section: Section) => sampleNode('page', { title: 'Page', body: [], sections: [section] });

const withParagraph = (paragraph: unknown): Section =>
  ({ kind: 'basic', id: 'b', body: [], paragraphs: [paragraph] }) as Section;

const sections = [
  ...SECTION_KINDS.flatMap((kind) =>
    Object.entries(sectionExamplesOf(kind)).map(([name, section]) => [kind, name, section] as const),
  ),
  ...PARAGRAPH_KINDS.flatMap((kind) =>
    Object.entries(paragraphExamplesOf(kind)).map(
      ([name, paragraph]) => [kind, name, withParagraph(paragraph)] as const,
    ),
  ),
];

describe('a page as Markdown', () => {
  it.each(CONTENT_TYPES)('R-3 of %s begins with its title, and reads as CommonMark without HTML', (type) => {
    for (const node of [sampleNode(type), longestNode(type), shortestNode(type)]) {
      const root = read(node);
      const [first, ...rest] = all(root).filter((each) => each.type === 'heading');
      expect(first).toMatchObject({ depth: 1 });
      expect(textOf(first)).toBe(words(node.title));
      for (const heading of rest) expect(heading).not.toMatchObject({ depth: 1 });
      expect(all(root).filter((each) => each.type === 'html')).toEqual([]);
    }
  });

  it.each(sections)('R-3 %s, %s: says every word that stands on the page', (_kind, _name, section) => {
    const found = wordsOf(read(pageWith(section)));
    for (const line of sectionToPlainText(section).split('\n')) expect(found).toContain(words(line));
  });

  it.each(sections)(
    'R-3 %s, %s: leads nowhere by an address that needs the site',
    (_kind, _name, section) => {
      for (const node of all(read(pageWith(section))))
        if (node.type === 'link' || node.type === 'image') expect(node.url).toMatch(/^(https?|mailto|tel):/);
    },
  );

  it('R-3 keeps headings, lists, stress and links of a text', () => {
    expect(nodeMarkdown(sampleNode('page', { title: 'T', excerpt: '' }), ORIGIN)).toContain(
      [
        '## What the register did not say',
        '',
        'The register had an _owner_, a score and a date. It had no telephone number. See [Incident Desk](https://www.keelstone.example/products/incident-claims/incident-desk).',
        '',
        '- Who decides',
        '- Who is told',
      ].join('\n'),
    );
  });

  it('R-3 shows what would be markup in a title as text, whatever it is', () => {
    const sign = fc.constantFrom(
      '<b>',
      '</script>',
      '*',
      '_',
      '[',
      '](x)',
      '`',
      '#',
      '&amp;',
      '\\',
      '1. ',
      'a',
      '!',
      '~',
    );
    fc.assert(
      fc.property(fc.string({ unit: sign, minLength: 1 }), (text) => {
        const title = `T ${text}`.trim();
        const root = read({ ...shortestNode('page'), title });
        expect(textOf(root.children[0])).toBe(words(title));
        expect(all(root).some((node) => node.type === 'html')).toBe(false);
      }),
    );
  });

  it('C-9 says of an archived page that it is', () => {
    expect(nodeMarkdown(sampleNode('event', { archived: true }), ORIGIN)).toContain('kept for reference');
  });

  it('C-7 says how to take part in an event until it is over, as its page does', () => {
    const event = sampleNode('event', {
      onlineUrl: 'https://meet.example.com/room',
      registrationUrl: 'https://events.example.com/join',
      startsAt: 1000,
      endsAt: 2000,
    });
    for (const url of [event.onlineUrl, event.registrationUrl]) {
      expect(nodeMarkdown(event, ORIGIN, 1999)).toContain(url);
      expect(nodeMarkdown(event, ORIGIN, 2000)).not.toContain(url);
    }
    expect(nodeMarkdown({ ...event, onlineUrl: '/room' }, ORIGIN, 1999)).toContain(`${ORIGIN}/room`);
  });

  it('C-7 says of an event that it is over, and that it is online without a link, as its page does', () => {
    const event = sampleNode('event', { attendance: 'both', startsAt: 1000, endsAt: 2000 });
    expect(nodeMarkdown(event, ORIGIN, 1999)).toContain('**Online**: You can take part online.');
    expect(nodeMarkdown(event, ORIGIN, 1999)).not.toContain('This event is over.');
    expect(nodeMarkdown(event, ORIGIN, 2000)).toMatch(/^# .*\n\nThis event is over\.\n/);
    expect(nodeMarkdown(event, ORIGIN, 2000)).toContain('**Online**: There was a way to take part online.');
  });

  it('R-3 says on which day each part of a programme is, as the page does', () => {
    const part = (time: string) => ({ time, title: `Part of ${time}`, text: null });
    const times = ['09:30', '15:00', '09:00'].map(part);
    const event = sampleNode('event', { agenda: times });
    expect(nodeMarkdown(event, ORIGIN)).toMatch(
      /## Programme\n\n### 15 March 2026\n\n[^#]*09:30[^#]*15:00[^#]*### 16 March 2026\n\n[^#]*09:00/,
    );
    const ofOneDay = nodeMarkdown({ ...event, agenda: times.slice(0, 2) }, ORIGIN);
    expect(ofOneDay).toMatch(/## Programme\n\n- \*\*09:30/);
  });

  it('C-10 is German where the page is', () => {
    const text = nodeMarkdown(sampleNode('article', { language: 'de', path: '/de/a' }), ORIGIN);
    expect(text).toContain('**Veröffentlicht**: 14. März 2026');
  });

  it('U-10 R-3 tells what its dialogs say, and leads to them on the page', () => {
    const link = { title: 'Read the terms', url: '#dialog-12', description: null };
    const node = sampleNode('page', {
      path: '/contact',
      sections: [{ kind: 'links_list', id: 'links', heading: null, links: [link] }],
      dialogs: [{ id: 12, title: 'Terms', body: paragraphOf('What holds.'), media: [], form: null }],
    });
    const markdown = nodeMarkdown(node, ORIGIN);
    expect(markdown).toContain(`[Read the terms](${ORIGIN}/contact#dialog-12)`);
    expect(markdown).toMatch(/## Terms\n\nWhat holds\.\n$/);
  });
});

it.each([
  '<script>alert(1)</script>',
  '[x](javascript:alert(1)) ![y](/z) `code` **loud** <https://evil.example>',
  'a \\<b> \\\\<i> &lt;u> < 3 <!-- -->',
  '# <h1>',
])('R-3 what would be markup in the title %s is inert, also for who takes the file for HTML', (title) => {
  const node = sampleNode('article', { title, excerpt: title, body: [] });
  const written = nodeMarkdown(node, ORIGIN);
  expect(written).not.toMatch(/<[a-z/!]/i);
  const first = fromMarkdown(written).children[0] as Nodes;
  expect(first.type).toBe('heading');
  expect(all(first).map(({ type }) => type)).toEqual(['heading', 'text']);
  expect(textOf(first)).toBe(title);
});

it('R-3 C-5 writes tables, numbers of lists, strikethrough, sources and footnotes, each note once, numbered over the page', () => {
  const run = (text: string) => ({ kind: 'text' as const, text });
  const note = (text: string) => ({ kind: 'footnote' as const, text, url: null });
  const cell = (text: string, isHeader = false) => ({ children: [run(text)], isHeader });
  const second: Section = {
    kind: 'basic',
    id: 'b',
    body: [{ kind: 'paragraph', children: [run('Two'), note('later'), note('first')] }],
    paragraphs: [],
  };
  const body: PublishedNode['body'] = [
    { kind: 'paragraph', children: [{ ...run('One'), strikethrough: true }, note('first')] },
    { kind: 'table', rows: [[cell('a|b', true), cell('c', true)], [cell('d')]] },
    { kind: 'quote', children: [run('Said')], source: { text: 'Who', url: '/who' } },
    {
      kind: 'list',
      ordered: true,
      start: 3,
      items: ['x', 'y'].map((word) => ({ children: [run(word)], list: null })),
    },
    { kind: 'code', code: 'x\n y', language: 'sql' },
    { kind: 'callout', tone: 'note', title: 'Title', blocks: [{ kind: 'paragraph', children: [run('In')] }] },
  ];
  const written = nodeMarkdown(sampleNode('page', { title: 'Page', body, sections: [second] }), ORIGIN);
  expect(written).toContain('~~One~~[^1]');
  expect(written).toContain('| a\\|b | c |\n| - | - |\n| d | |');
  expect(written).toContain(`> Said\n>\n> — [Who](${ORIGIN}/who)`);
  expect(written).toContain('3. x\n4. y\n');
  expect(written).toContain('```sql\nx\n y\n```');
  expect(written).toContain('> **Title**\n>\n> In');
  expect(written).toContain('Two[^2][^1]');
  expect(written.trimEnd().endsWith('[^1]: first\n\n[^2]: later')).toBe(true);
});

it('R-3 R-5 a cell that spans more columns than any table has does not make as many', () => {
  const children = [{ kind: 'text' as const, text: 'wide' }];
  const rows = [[{ children, isHeader: false, colSpan: 500_000 }]];
  const body = [{ kind: 'table' as const, rows }];
  const written = nodeMarkdown(sampleNode('page', { title: 'P', body }), ORIGIN);
  expect(written).toContain('| wide |');
  expect(written.length).toBeLessThan(10_000);
});

it.each<[string, number, { colSpan?: number; rowSpan?: number }]>([
  ['spans hundreds of columns, of many rows,', 1, { colSpan: 900 }],
  ['spans all rows below, of each row,', 1, { rowSpan: 60_000 }],
  ['stands in a long row among short ones', 2000, {}],
])('R-3 R-5 a cell that %s does not fill the memory with empty ones', (_, first, spans) => {
  const cell = { children: [{ kind: 'text' as const, text: 'word' }], isHeader: false, ...spans };
  const rows = [Array(first).fill(cell), ...Array(999).fill([cell])];
  const written = nodeMarkdown(sampleNode('page', { title: 'P', body: [{ kind: 'table', rows }] }), ORIGIN);
  expect(written.split('word')).toHaveLength(first + 999 + 1);
  expect(written.length).toBeLessThan(30_000);
});

it('R-3 R-5 ends a text of hundreds of thousands of backslashes', () => {
  const text = '\\'.repeat(400_000);
  const body = [
    { kind: 'paragraph' as const, children: [{ kind: 'text' as const, text: `${text}a < b \\<` }] },
  ];
  expect(nodeMarkdown(sampleNode('page', { title: 'P', body }), ORIGIN)).toContain('a &lt; b \\\\&lt;');
});

it('R-3 C-5 keeps the columns of a table whose cells span others', () => {
  const cell = (text: string, spans: { colSpan?: number; rowSpan?: number } = {}) => ({
    children: [{ kind: 'text' as const, text }],
    isHeader: false,
    ...spans,
  });
  const rows = [
    [cell('left', { rowSpan: 2 }), cell('b1'), cell('c1')],
    [cell('b2'), cell('c2')],
    [cell('wide', { colSpan: 2, rowSpan: 9 }), cell('c3')],
    [cell('c4')],
  ];
  const written = nodeMarkdown(sampleNode('page', { title: 'P', body: [{ kind: 'table', rows }] }), ORIGIN);
  const [, table = ''] = /((?:\|.*\n)+)/.exec(written) ?? [];
  expect(table.split('\n').map((line) => line.replace(/ +/g, ' '))).toEqual([
    '| left | b1 | c1 |',
    expect.stringMatching(/^\| -+ \| -+ \| -+ \|$/),
    '| | b2 | c2 |',
    '| wide | | c3 |',
    '| | | c4 |',
    '',
  ]);
});
