import { $getRoot, $parseSerializedNode, createEditor } from '@payloadcms/richtext-lexical/lexical';
import { expect, it } from 'vitest';
import { adaptNodes, type CopiedNode } from './adapt-nodes.ts';

/** What the text of a call-out can have (`packages/editing/src/fields/text/text-blocks.ts`). */
const KNOWN = new Set(['text', 'linebreak', 'tab', 'paragraph', 'list', 'listitem', 'link']);
const adapt = (...nodes: CopiedNode[]) => adaptNodes(nodes, (type) => KNOWN.has(type));

const text = (words: string): CopiedNode => ({ type: 'text', text: words });
const element = (type: string, ...children: CopiedNode[]): CopiedNode => ({ type, children });
const part = (blockType: string, fields: Record<string, unknown>): CopiedNode => ({
  type: 'block',
  fields: { blockType, blockName: '', id: '6a1', ...fields },
});
/** As nested lists: the type of a node and its parts, or its words. */
const outline = ({ type, text: words, children }: CopiedNode): unknown =>
  type === 'text' ? words : [type, ...(children ?? []).map(outline)];

it('C-5 pastes a text with nothing but what the other one has as it is', () => {
  const copied = [
    { ...element('paragraph', { ...text('a'), format: 1 }, element('link', text('b'))), indent: 1 },
    element('list', element('listitem', text('c'))),
  ];
  expect(adapt(...copied)).toEqual(copied);
});

it('C-5 keeps the words of footnotes and parts that the other text cannot have', () => {
  const footnote = (fields: object) => ({
    type: 'inlineBlock',
    fields: { blockType: 'footnote', ...fields },
  });
  const inner = {
    root: element('root', element('heading', text('Title')), element('paragraph', text('Words'))),
  };
  const adapted = adapt(
    element('heading', text('Heading'), footnote({ id: '1', text: 'Note' })),
    element('paragraph', footnote({ text: 'Source', url: 'https://x.example' }), text(' more')),
    part('code', { code: 'select 1\n\n  from a', language: 'sql' }),
    // In the order in which the database returns them: by length.
    part('callout', { text: inner, tone: 'tip', title: 'Tip' }),
    part('figures', { figures: [{ id: '2', label: 'of all', figure: '71 %' }] }),
    part('action', { url: '/search', page: { relationTo: 'page', value: 'x1' }, label: 'Read' }),
    part('embed', { media: { relationTo: 'images', value: 'x2' }, caption: 'Caption' }),
    { type: 'upload', relationTo: 'images', value: 'x3', fields: { caption: 'Below' } },
    { type: 'horizontalrule' },
    element('quote', text('Quote')),
    element('table', element('tablerow', element('tablecell', element('paragraph', text('Cell'))))),
  );
  expect(adapted.map(outline)).toEqual([
    ['paragraph', 'Heading', ' (Note)'],
    ['paragraph', ' (Source, https://x.example)', ' more'],
    ...[
      'select 1',
      '  from a',
      'Tip',
      'Title',
      'Words',
      '71 %',
      'of all',
      'Read',
      '/search',
      'Caption',
      'Below',
    ].map((words) => ['paragraph', words]),
    ['paragraph', 'Quote'],
    ['paragraph', 'Cell'],
  ]);
});

it('C-5 makes paragraphs that an editor without those parts reads', () => {
  const editor = createEditor();
  const adapted = adapt(part('code', { code: 'one\ntwo' }), {
    type: 'inlineBlock',
    fields: { text: 'Note' },
  });
  editor.update(
    () => {
      for (const node of adaptNodes([element('heading', ...adapted.slice(-1))], (type) => type === 'text'))
        $getRoot().append($parseSerializedNode(node as never));
      for (const node of adapted.slice(0, -1)) $getRoot().append($parseSerializedNode(node as never));
    },
    { discrete: true },
  );
  expect(editor.read(() => $getRoot().getTextContent())).toBe(' (Note)\n\none\n\ntwo');
});
