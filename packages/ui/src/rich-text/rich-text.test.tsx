import type { RichText as RichTextTree } from '@keelstone/model';
import { sampleImage } from '@keelstone/model/samples';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { RichText } from './rich-text.tsx';

const render = (blocks: RichTextTree) => renderToStaticMarkup(<RichText blocks={blocks} language="en" />);
const text = (words: string) => ({ kind: 'text' as const, text: words });

it('C-2 makes an element of every kind of block', () => {
  const html = render([
    { kind: 'paragraph', children: [text('One'), { kind: 'line_break' }, text('two')] },
    { kind: 'heading', level: 3, children: [text('Three')] },
    { kind: 'quote', children: [text('Four')] },
    { kind: 'rule' },
    { kind: 'image', image: sampleImage(), caption: 'Five' },
  ]);
  expect(html).toContain('<p>One<br/>two</p><h3>Three</h3><blockquote><p>Four</p></blockquote><hr/>');
  expect(html).toContain('<figcaption>Five</figcaption>');
});

it('C-2 keeps lists in lists', () => {
  const inner = { kind: 'list' as const, ordered: true, items: [{ children: [text('b')], list: null }] };
  const html = render([{ kind: 'list', ordered: false, items: [{ children: [text('a')], list: inner }] }]);
  expect(html).toContain('<ul><li>a<ol><li>b</li></ol></li></ul>');
});

it('C-5 counts a list from its first number', () => {
  const list = { kind: 'list' as const, ordered: true, items: [{ children: [text('a')], list: null }] };
  expect(render([{ ...list, start: 3 }, list])).toContain('<ol start="3"><li>a</li></ol><ol><li>a</li></ol>');
});

it('C-2 nests emphasis', () => {
  const run = { ...text('all'), bold: true, italic: true, code: true };
  expect(render([{ kind: 'paragraph', children: [run] }])).toContain(
    '<strong><em><code>all</code></em></strong>',
  );
});

it('R-4 shows markup as text, and drops an address no browser should follow', () => {
  const link = { kind: 'link' as const, url: 'javascript:alert(1)', newTab: true, children: [text('<b>')] };
  const html = render([{ kind: 'paragraph', children: [link] }]);
  expect(html).toContain('<a target="_blank" rel="noopener">&lt;b&gt;</a>');
});

it('C-1 gives headings ids when a list of contents leads to them', () => {
  const blocks: RichTextTree = [{ kind: 'heading', level: 2, children: [text('One')] }];
  expect(renderToStaticMarkup(<RichText blocks={blocks} language="en" hasAnchors />)).toContain(
    '<h2 id="to-one">One</h2>',
  );
  expect(render(blocks)).toContain('<h2>One</h2>');
});

it('C-2 is nothing when there is nothing', () => {
  expect(render([])).toBe('');
});

it('U-9 starts its headings at the level of the place it stands in, and ends at the sixth', () => {
  const headings = ([2, 3, 4] as const).map((level) => ({
    kind: 'heading' as const,
    level,
    children: [text('A')],
  }));
  const html = renderToStaticMarkup(<RichText blocks={headings} language="en" topLevel={5} />);
  expect(html).toContain('<h5>A</h5><h6>A</h6><h6>A</h6>');
});

it('C-5 marks what is struck through, and names the source of a quote', () => {
  const html = render([
    { kind: 'paragraph', children: [{ ...text('old'), strikethrough: true }] },
    { kind: 'quote', children: [text('Said')], source: { text: 'A report', url: '/report' } },
    { kind: 'quote', children: [text('Said')], source: { text: 'A person', url: 'javascript:alert(1)' } },
  ]);
  expect(html).toContain('<s>old</s>');
  expect(html).toContain('</blockquote><figcaption><a href="/report">A report</a></figcaption>');
  expect(html).toContain('<figcaption>A person</figcaption>');
});

it('U-9 C-5 has headers in tables that say what they head, and scrolls by keys', () => {
  const cell = (words: string, isHeader = false) => ({ children: [text(words)], isHeader });
  const html = render([
    {
      kind: 'table',
      rows: [
        [cell('A', true), cell('B', true)],
        [cell('c', true), cell('d')],
      ],
    },
  ]);
  expect(html).toContain('role="group" aria-label="Table" tabindex="0"');
  expect(html).toContain('<thead><tr><th scope="col">A</th><th scope="col">B</th></tr></thead>');
  expect(html).toContain('<tbody><tr><th scope="row">c</th><td>d</td></tr></tbody>');
});

it('C-5 sets call-outs apart in the language of the text, and shows code as it is written', () => {
  const blocks: RichTextTree = [
    {
      kind: 'callout',
      tone: 'warning',
      title: null,
      blocks: [{ kind: 'paragraph', children: [text('Halt')] }],
    },
    { kind: 'code', code: 'a <b>\n  c', language: 'sql' },
  ];
  const html = renderToStaticMarkup(<RichText blocks={blocks} language="de" />);
  expect(html).toMatch(/role="note" aria-label="Achtung"[^>]*><p[^>]*>Achtung<\/p><p>Halt<\/p>/);
  expect(html).toContain('<pre><code data-language="sql">a &lt;b&gt;\n  c</code></pre>');
});

it('U-9 C-5 numbers footnotes, and leads to each and back', () => {
  const note = (words: string) => ({ kind: 'footnote' as const, text: words, url: null });
  const html = render([
    { kind: 'paragraph', children: [text('One'), note('first')] },
    { kind: 'paragraph', children: [text('Two'), note('second')] },
  ]);
  const references = [...html.matchAll(/<a id="([^"]+)" href="#([^"]+)" role="doc-noteref"[^>]*>(\d)</g)];
  expect(references.map(([, , , number]) => number)).toEqual(['1', '2']);
  for (const [, from, to] of references) {
    expect(html).toContain(`<li id="${to}">`);
    expect(html).toContain(`<a href="#${from}" role="doc-backlink"`);
  }
  expect(html).toContain('role="doc-endnotes" aria-label="Notes"');
});

it('C-5 shows media of any kind inside a text', () => {
  const item = { media: sampleImage(), caption: 'Seen' };
  expect(render([{ kind: 'embed', item }])).toContain('Seen</figcaption>');
});

it('C-5 shows a call to action without a heading of the page, and figures with what they count', () => {
  const html = render([
    { kind: 'action', heading: 'Now', text: 'Before it is late.', link: { title: 'Go', url: '/search' } },
    { kind: 'figures', figures: [{ figure: '71 %', label: 'near misses' }] },
  ]);
  expect(html).not.toMatch(/<h\d/);
  expect(html).toMatch(/Now<\/p><p>Before it is late\.<\/p><p><a [^>]*href="\/search"/);
  expect(html).toMatch(/<dt>near misses<\/dt><dd>71 %<\/dd>/);
});
