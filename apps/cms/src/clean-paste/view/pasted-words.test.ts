import createDOMPurify from 'dompurify';
import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { cleanClipboardHtml } from './clean-clipboard-html.ts';

const { window } = new JSDOM('');
const parse = (html: string) => new window.DOMParser().parseFromString(html, 'text/html');
const purify = createDOMPurify(window);
const clean = (html: string) => cleanClipboardHtml(html, parse, purify, true).html;

/** What browsers show as blocks, by the style sheet in the HTML standard. */
const BLOCK =
  'address, article, aside, blockquote, body, caption, center, dd, details, dialog, dir, div, dl, dt, fieldset, figcaption, figure, footer, form, h1, h2, h3, h4, h5, h6, header, hgroup, hr, legend, li, main, menu, nav, ol, p, pre, search, section, summary, table, td, textarea, th, tr, ul, [style="display: block"]';
const UNSEEN =
  'script, style, template, [style="display:none"], [style="mso-element:comment"], .MsoCommentReference';

function visibleText(node: Node): string {
  if (node.nodeType === 3) return (node as Text).data;
  if (node.nodeType !== 1) return '';
  const element = node as Element;
  if (element.matches(UNSEEN)) return '';
  if (element.localName === 'br') return '\n';
  const text = [...element.childNodes].map(visibleText).join('');
  return element.matches(BLOCK) || element.localName === 'button' ? `\n${text}\n` : text;
}

/** A raised or lowered digit is a digit. */
const wordsOf = (html: string) =>
  visibleText(parse(html).body)
    .normalize('NFKC')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

const element = (names: readonly string[], inside: fc.Arbitrary<string>) =>
  fc
    .tuple(fc.constantFrom(...names), inside)
    .map(([name, content]) => `<${name}>${content}</${name.split(' ')[0]}>`);
const all = (part: fc.Arbitrary<string>, maxLength = 3) =>
  fc.array(part, { minLength: 1, maxLength }).map((parts) => parts.join(''));

const word = fc.stringMatching(/^[a-zéß]{1,4}[0-9]{0,2}$/);
const unseen = fc.constantFrom(
  '<!-- hidden -->',
  '<script>hidden</script>',
  '<style>hidden</style>',
  '<template><p>hidden</p></template>',
  '<span style="display:none">hidden</span>',
  '<span class="MsoCommentReference"><a href="#_msocom_1">[A1]</a></span>',
  '<div style="mso-element:comment"><p>hidden</p></div>',
);

const { blocks } = fc.letrec<Record<'inline' | 'inlines' | 'block' | 'blocks' | 'item' | 'cell', string>>(
  (tie) => ({
    inline: fc.oneof(
      { depthSize: 'small' },
      { weight: 6, arbitrary: word },
      { weight: 3, arbitrary: fc.constantFrom(' ', ', ', '\n', '&nbsp;', '<br>', '') },
      {
        weight: 1,
        arbitrary: fc.constantFrom('10<sup>6</sup>', 'H<sub>2</sub>O', '1<sup>st</sup>', '<img>'),
      },
      { weight: 1, arbitrary: unseen.filter((html) => !html.startsWith('<div')) },
      {
        weight: 3,
        arbitrary: element(
          [
            ...['b', 'i', 'u', 'span', 'font', 'label', 'mark', 'code', 'ins', 'o:p'],
            ...['button', 'a href="https://example.com"', 'span style="font-weight:700"'],
            ...['span style="display: block"', 'a href="/a" style="display: block"'],
          ],
          tie('inlines'),
        ),
      },
    ),
    inlines: all(tie('inline')),
    block: fc.oneof(
      { depthSize: 'small' },
      element(['p', 'p', 'p class="MsoNormal"', 'div', 'h1', 'h3', 'h6', 'pre'], tie('inlines')),
      element(['p style="mso-list:l0 level1 lfo1"', 'dt', 'dd', 'summary', 'legend'], tie('inlines')),
      fc.oneof(
        unseen,
        fc.constantFrom('<hr>', '<p></p>', '<p>&nbsp;</p>', '<div><br></div>', '<div><img></div>'),
      ),
      fc.stringMatching(/^[a-z ]{0,6}$/).map((text) => `<textarea>${text}</textarea>`),
      element(
        [
          ...['div', 'section', 'article', 'aside', 'nav', 'form', 'fieldset', 'address', 'details'],
          ...['dl', 'dd', 'figure', 'figcaption', 'main', 'header', 'center', 'blockquote', 'blockquote'],
        ],
        tie('blocks'),
      ),
      element(['b style="font-weight:normal"'], tie('blocks')),
      // A link must not contain another one.
      element(['a href="https://example.com/card"'], all(element(['h3', 'p', 'div', 'span'], word))),
      element(['ul', 'ol', 'menu'], all(tie('item'))),
      element(['table', 'table'], all(element(['tr'], all(tie('cell'), 3)), 3)),
      fc
        .tuple(word, tie('cell'))
        .map(
          ([caption, cell]) => `<table><caption>${caption}</caption><thead><tr>${cell}</tr></thead></table>`,
        ),
    ),
    blocks: all(fc.oneof({ weight: 4, arbitrary: tie('block') }, { weight: 1, arbitrary: tie('inlines') })),
    item: fc.oneof(
      element(['li'], tie('inlines')),
      element(['li'], tie('blocks')),
      element(['ul', 'ol'], element(['li'], tie('inlines'))),
    ),
    cell: fc.oneof(element(['td', 'th'], tie('inlines')), element(['td'], tie('blocks'))),
  }),
);

it('C-5 has the words of what is pasted, in their order, and none that nobody saw', () => {
  fc.assert(
    fc.property(blocks, (pasted) => {
      expect(wordsOf(clean(pasted))).toEqual(wordsOf(pasted));
    }),
    { numRuns: 100 },
  );
});
