import { sampleNode } from '@keelstone/content/types/sample-node.ts';
import { parsePublishedNode } from '@keelstone/content/types/types.model.ts';
import { richTextToPlainText } from '@keelstone/model';
import { describe, expect, it } from 'vitest';
import type { DocumentReader } from '../document-reader.ts';
import type { ProjectionContext } from '../projection-context.ts';
import type { LexicalNode } from './lexical-node.ts';
import { projectRichText } from './project-rich-text.ts';

/** A context in which no referenced document exists. */
const context: ProjectionContext = {
  language: 'en',
  documents: { read: async () => null, readMany: async () => [] } as unknown as DocumentReader,
  dependOn: () => {},
  textOfSection: async () => [],
};
const text = (words: string, format = 0): LexicalNode => ({ type: 'text', text: words, format });
const paragraph = (...children: LexicalNode[]): LexicalNode => ({ type: 'paragraph', children });
const project = (...children: LexicalNode[]) => projectRichText({ root: { children } }, context);

describe('projectRichText', () => {
  it('C-5 keeps emphasis, headings, quotes and rules', async () => {
    const body = await project(
      { type: 'heading', tag: 'h3', children: [text('Head')] },
      paragraph(text('bold', 1), text('both', 3), text('code', 16), { type: 'linebreak' }, text('struck', 4)),
      { type: 'quote', children: [text('Said')] },
      { type: 'horizontalrule' },
    );
    expect(body).toEqual([
      { kind: 'heading', level: 3, children: [{ kind: 'text', text: 'Head' }] },
      {
        kind: 'paragraph',
        children: [
          { kind: 'text', text: 'bold', bold: true },
          { kind: 'text', text: 'both', bold: true, italic: true },
          { kind: 'text', text: 'code', code: true },
          { kind: 'line_break' },
          { kind: 'text', text: 'struck', strikethrough: true },
        ],
      },
      { kind: 'quote', children: [{ kind: 'text', text: 'Said' }] },
      { kind: 'rule' },
    ]);
    expect(parsePublishedNode({ ...sampleNode('page'), body }).body).toEqual(body);
  });

  it('C-5 C-14 does not copy all items before for each of a thousand nested lists', async () => {
    const nested: LexicalNode = {
      type: 'list',
      children: [{ type: 'listitem', children: [text('b')] }],
    };
    const children = Array<LexicalNode>(1000).fill({ type: 'listitem', children: [nested] });
    const iterator = Object.getPrototypeOf([].values());
    const { next } = iterator;
    let steps = 0;
    iterator.next = function () {
      steps += 1;
      return next.call(this);
    };
    const body = await project({ type: 'list', children }).finally(() => {
      iterator.next = next;
    });
    expect(body).toMatchObject([{ items: [{ list: { items: { length: 999 } } }] }]);
    expect(steps).toBeLessThan(100_000);
  });

  it('C-5 puts a nested list into the item above it', async () => {
    const item = (...children: LexicalNode[]): LexicalNode => ({ type: 'listitem', children });
    const nested: LexicalNode = { type: 'list', listType: 'number', children: [item(text('b'))] };
    expect(
      await project({ type: 'list', listType: 'bullet', children: [item(text('a')), item(nested)] }),
    ).toEqual([
      {
        kind: 'list',
        ordered: false,
        items: [
          {
            children: [{ kind: 'text', text: 'a' }],
            list: {
              kind: 'list',
              ordered: true,
              items: [{ children: [{ kind: 'text', text: 'b' }], list: null }],
            },
          },
        ],
      },
    ]);
  });

  it('C-5 joins no words of blocks in cells, quotes and items', async () => {
    const item = (...children: LexicalNode[]): LexicalNode => ({ type: 'listitem', children });
    const list = (...children: LexicalNode[]): LexicalNode => ({
      type: 'list',
      listType: 'number',
      children,
    });
    const inCell = [paragraph(text('a')), list(item(text('b')), item(list(item(text('c')))))];
    const row = { type: 'tablerow', children: [{ type: 'tablecell', children: inCell }] };
    const body = await project(
      { type: 'table', children: [row] },
      { type: 'quote', children: [text('d'), paragraph(text('e')), paragraph(text('f', 1), text('g'))] },
      list(item({ type: 'heading', tag: 'h2', children: [text('h')] }, text('i'))),
    );
    expect(richTextToPlainText(body).split('\n')).toEqual(['a b c', 'd e fg', 'h i']);
    expect(body[0]).toMatchObject({
      rows: [[{ children: [{ text: 'a' }, { kind: 'line_break' }, {}, {}, {}] }]],
    });
  });

  it('C-5 counts a list from the number that the editor shows, and says nothing of 1', async () => {
    const list = (listType: string, start?: number): LexicalNode => ({
      type: 'list',
      listType,
      ...(start === undefined ? {} : { start }),
      children: [{ type: 'listitem', children: [text('a')] }],
    });
    const body = await project(list('number', 3), list('number', 1), list('number', 1.5), list('bullet', 3));
    const items = [{ children: [{ kind: 'text', text: 'a' }], list: null }];
    expect(body).toEqual([
      { kind: 'list', ordered: true, start: 3, items },
      { kind: 'list', ordered: true, items },
      { kind: 'list', ordered: true, items },
      { kind: 'list', ordered: false, items },
    ]);
    for (const each of body.slice(1)) expect(each).not.toHaveProperty('start');
    expect(parsePublishedNode({ ...sampleNode('page'), body }).body).toEqual(body);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', ''])(
    'C-5 keeps the words of a link to %j and drops the link',
    async (url) => {
      const link: LexicalNode = {
        type: 'link',
        fields: { linkType: 'custom', url },
        children: [text('words')],
      };
      expect(await project(paragraph(link))).toEqual([
        { kind: 'paragraph', children: [{ kind: 'text', text: 'words' }] },
      ]);
    },
  );

  it('C-9 keeps the words of a link to a page that is not published', async () => {
    const fields = { linkType: 'internal', doc: { relationTo: 'page', value: 7 } } as const;
    expect(await project(paragraph({ type: 'link', fields, children: [text('words')] }))).toEqual([
      { kind: 'paragraph', children: [{ kind: 'text', text: 'words' }] },
    ]);
  });

  it('C-5 keeps the words of what it does not know', async () => {
    const unknown: LexicalNode = {
      type: 'checklist',
      children: [{ type: 'cell', children: [text('word')] }],
    };
    expect(await project(unknown, { type: 'youtube' })).toEqual([
      { kind: 'paragraph', children: [{ kind: 'text', text: 'word' }] },
    ]);
  });

  it('C-5 keeps a paragraph that is nothing but a footnote', async () => {
    const note: LexicalNode = { type: 'inlineBlock', fields: { blockType: 'footnote', text: 'A note' } };
    expect(await project(paragraph(note))).toEqual([
      { kind: 'paragraph', children: [{ kind: 'footnote', text: 'A note', url: null }] },
    ]);
  });

  it('C-5 puts what stands by itself after the table, quote or list that it is in', async () => {
    const code = (words: string): LexicalNode => ({
      type: 'block',
      fields: { blockType: 'code', code: words, language: 'plaintext' },
    });
    const row = {
      type: 'tablerow',
      children: [{ type: 'tablecell', children: [paragraph(text('a')), code('one'), code('two')] }],
    };
    const body = await project(
      { type: 'table', children: [row] },
      { type: 'quote', children: [text('b'), { type: 'horizontalrule' }] },
      { type: 'list', children: [{ type: 'listitem', children: [text('c'), code('three')] }] },
    );
    expect(body.map((block) => ('code' in block ? block.code : block.kind))).toEqual([
      'table',
      'one',
      'two',
      'quote',
      'rule',
      'list',
      'three',
    ]);
    expect(body[0]).toMatchObject({ rows: [[{ children: [{ text: 'a' }] }]] });
  });

  it('C-5 keeps tables with their headers, and the lines of a cell', async () => {
    const cell = (more: object, ...words: string[]): LexicalNode => ({
      type: 'tablecell',
      children: words.map((word) => paragraph(text(word))),
      ...more,
    });
    const row = (...children: LexicalNode[]): LexicalNode => ({ type: 'tablerow', children });
    const rows = [
      row(cell({ headerState: 1 }, 'Head'), cell({ headerState: 1, colSpan: 2 }, 'Wide')),
      row(cell({ headerState: 2 }, 'Side'), cell({ headerState: 0, rowSpan: 1 }, 'one', 'two'), cell({})),
    ];
    const run = (words: string) => ({ kind: 'text', text: words });
    const [table] = await project({ type: 'table', children: rows });
    expect(table).toEqual({
      kind: 'table',
      rows: [
        [
          { children: [run('Head')], isHeader: true },
          { children: [run('Wide')], isHeader: true, colSpan: 2 },
        ],
        [
          { children: [run('Side')], isHeader: true },
          { children: [run('one'), { kind: 'line_break' }, run('two')], isHeader: false },
          { children: [], isHeader: false },
        ],
      ],
    });
    expect(await project({ type: 'table', children: [row(cell({}))] })).toEqual([]);
  });

  it('C-5 reads code of blanks once, so that no save keeps the CMS busy', async () => {
    const code = `a${' '.repeat(400_000)}b`;
    const block: LexicalNode = { type: 'block', fields: { blockType: 'code', code: `${code} \n` } };
    expect(await project(block)).toEqual([{ kind: 'code', code, language: null }]);
  });

  it('C-5 keeps quotes with their source, code, call-outs and footnotes, with safe addresses only', async () => {
    const block = (fields: LexicalNode['fields']): LexicalNode => ({
      type: 'block',
      ...(fields && { fields }),
    });
    const inside = { root: { children: [paragraph(text('Inside')), { type: 'horizontalrule' }] } };
    const note: LexicalNode = {
      type: 'inlineBlock',
      fields: { blockType: 'footnote', text: ' A \n note ', url: 'javascript:alert(1)' },
    };
    const body = await project(
      block({ blockType: 'cited_quote', text: 'One\ntwo', source: 'A report', url: '/report' }),
      block({ blockType: 'cited_quote', text: 'One', source: ' ', url: 'javascript:alert(1)' }),
      block({ blockType: 'code', code: 'a\n  b\n', language: '' }),
      block({ blockType: 'callout', tone: 'warning', title: '', text: inside }),
      block({ blockType: 'callout', tone: 'unknown', text: { root: { children: [] } } }),
      block({ blockType: 'gone' }),
      paragraph(text('Word'), note),
    );
    const run = (words: string) => ({ kind: 'text', text: words });
    expect(body).toEqual([
      {
        kind: 'quote',
        children: [run('One'), { kind: 'line_break' }, run('two')],
        source: { text: 'A report', url: '/report' },
      },
      { kind: 'quote', children: [run('One')] },
      { kind: 'code', code: 'a\n  b', language: null },
      {
        kind: 'callout',
        tone: 'warning',
        title: null,
        blocks: [{ kind: 'paragraph', children: [run('Inside')] }],
      },
      { kind: 'paragraph', children: [run('Word'), { kind: 'footnote', text: 'A note', url: null }] },
    ]);
    expect(parsePublishedNode({ ...sampleNode('page'), body }).body).toEqual(body);
  });

  it('C-5 keeps calls to action whose link leads somewhere, and figures that say what they count', async () => {
    const block = (fields: NonNullable<LexicalNode['fields']>): LexicalNode => ({ type: 'block', fields });
    const body = await project(
      block({ blockType: 'action', heading: ' Now ', text: '', label: 'Go', url: '/search' }),
      block({ blockType: 'action', label: 'Go', url: 'javascript:alert(1)' }),
      block({ blockType: 'action', label: 'Go', page: null, url: '' }),
      block({
        blockType: 'figures',
        figures: [
          { figure: ' 71 % ', label: 'near misses' },
          { figure: '12', label: '' },
        ],
      }),
      block({ blockType: 'figures', figures: [{ figure: '', label: 'nothing' }] }),
    );
    expect(body).toEqual([
      { kind: 'action', heading: 'Now', text: null, link: { title: 'Go', url: '/search' } },
      { kind: 'figures', figures: [{ figure: '71 %', label: 'near misses' }] },
    ]);
    expect(parsePublishedNode({ ...sampleNode('page'), body }).body).toEqual(body);
    expect(richTextToPlainText(body)).toBe('Now\nGo\n71 % near misses');
  });

  it('C-5 is empty for a body that is empty or missing', async () => {
    expect(await projectRichText(null, context)).toEqual([]);
    expect(await projectRichText({}, context)).toEqual([]);
    expect(await project(paragraph(), paragraph(text('  ')))).toEqual([]);
  });
});
