import type { RichText as RichTextTree } from '@keelstone/model';
import { sampleImage } from '@keelstone/model/samples';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { RichText } from './rich-text.tsx';

const render = (blocks: RichTextTree) => renderToStaticMarkup(<RichText blocks={blocks} />);
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
  expect(renderToStaticMarkup(<RichText blocks={blocks} hasAnchors />)).toContain('<h2 id="to-one">One</h2>');
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
  const html = renderToStaticMarkup(<RichText blocks={headings} topLevel={5} />);
  expect(html).toContain('<h5>A</h5><h6>A</h6><h6>A</h6>');
});
