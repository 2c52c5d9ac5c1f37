import createDOMPurify from 'dompurify';
import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { cleanClipboardHtml } from './clean-clipboard-html.ts';
import { GOOGLE_DOCS, HOSTILE, WORD } from './clipboard.fixture.ts';

const { window } = new JSDOM('');
const parse = (html: string) => new window.DOMParser().parseFromString(html, 'text/html');
const purify = createDOMPurify(window);
const read = (html: string, takesNotes = true) => cleanClipboardHtml(html, parse, purify, takesNotes);
const clean = (html: string) => read(html).html;

/** Elements in document order; those of one text are on one line. */
const readable = (html: string) =>
  html
    .replace(/>\s+</g, '><')
    .replace(/(<\/(?:p|h\d|ul|ol|table)>)/g, '$1\n')
    .trim();

describe('what is pasted', () => {
  it('C-5 is a text without the debris of Word, with its lists, table and emphasis', () => {
    expect(readable(clean(WORD)).split('\n')).toEqual([
      '<h2>What the register</h2>',
      '<p>The call came at <strong>16:40</strong> on a <em>Friday</em>, as <s>all</s> such calls do.\uE0000\uE001</p>',
      '<ul><li>Who decides<ol><li>By day</li></ol>',
      '</li><li>Who is told</li></ul>',
      '<h3>Figures</h3>',
      '<table><tbody><tr><td><p>Near misses</p>',
      '</td><td colspan="2"><p>212</p>',
      '</td></tr></tbody></table>',
      '<p><a href="https://example.com/report">The report</a></p>',
    ]);
  });

  it('C-5 has the footnotes of Word where they are referred to', () => {
    const note = { text: 'By the log of the duty desk, page 3.', url: 'https://example.com/log' };
    expect(read(WORD).footnotes).toEqual([note]);
  });

  it.each([
    [
      'LibreOffice',
      '<p>One<a class="sdfootnoteanc" name="sdfootnote1anc" href="#sdfootnote1sym"><sup>1</sup></a> two<a name="sdfootnote2anc" href="#sdfootnote2sym"><sup>2</sup></a>.</p><div id="sdfootnote1"><p><a name="sdfootnote1sym" href="#sdfootnote1anc">1</a> First</p> <p>of all</p></div><div id="sdfootnote2"><p><a name="sdfootnote2sym" href="#sdfootnote2anc">2</a> Second</p></div>',
    ],
    [
      'a web page',
      '<p>One<sup id="fnref1"><a href="#fn1">1</a></sup> two<a href="#fn2" id="fnref2" role="doc-noteref">2</a>.</p><section><hr><ol><li id="fn1"><p>First of all <a href="#fnref1">↩</a></p></li><li id="fn2">Second<a href="#fnref2">↩</a></li></ol></section>',
    ],
    [
      'Google Docs, exported',
      '<p>One<sup><a href="#ftnt1" id="ftnt_ref1">[1]</a></sup> two<sup><a href="#ftnt2" id="ftnt_ref2">[2]</a></sup>.</p><hr><div><p><a href="#ftnt_ref1" id="ftnt1">[1]</a> First of all</p></div><div><p><a href="#ftnt_ref2" id="ftnt2">[2]</a> Second</p></div>',
    ],
    [
      'a web page, copied in a browser',
      '<p>One<sup id="fnref:é"><a href="https://example.com/a?b#fn:%C3%A9">(1)</a></sup> two<a href="https://example.com/a?b#fn2" id="fnref2">2</a>.</p><hr><ol><li id="fn:é"><p>First of all <a href="https://example.com/a?b#fnref:%C3%A9">↩</a></p></li><li id="fn2">Second<a href="https://example.com/a?b#fnref2">↩</a></li></ol>',
    ],
  ])('C-5 has the footnotes of %s where they are referred to', (_, pasted) => {
    const { html, footnotes } = read(pasted);
    expect(footnotes.map(({ text }) => text)).toEqual(['First of all', 'Second']);
    expect(html.replace('<hr>', '')).toBe('<p>One\uE0000\uE001 two\uE0001\uE001.</p>');
  });

  it('C-5 keeps notes below a text that cannot have footnotes, and links that are no references', () => {
    const { html, footnotes } = read(WORD, false);
    expect(footnotes).toEqual([]);
    expect(html).toContain('such calls do.[1]</p>');
    expect(html).toMatch(/<p>\[1\] By the <strong>log<\/strong> of the duty desk, /);
    const contents =
      '<p><a href="#costs">What it costs</a></p><h2 id="costs">What it costs</h2><p>Much. <a href="#top">Up</a></p>';
    expect(read(contents)).toEqual({
      html: '<p>What it costs</p><h2>What it costs</h2><p>Much. Up</p>',
      footnotes: [],
    });
  });

  it('C-5 takes no answers to questions for footnotes, and no other page for this one', () => {
    const questions =
      '<p><a id="q1" href="https://example.com/#a1">What does it cost?</a></p><p id="a1">Nothing. <a href="https://example.com/#q1">Back</a></p>';
    expect(read(questions)).toEqual({ html: '<p>What does it cost?</p><p>Nothing. Back</p>', footnotes: [] });
    const others =
      '<p><a id="q1" href="https://example.com/#a1">1</a> <a href="https://example.com/b#a1">2</a></p><p id="a1">Note <a href="https://example.com/#q1">Back</a></p>';
    expect(read(others).footnotes).toEqual([]);
    expect(clean(others)).toContain('<a href="https://example.com/b#a1">2</a>');
  });

  it('C-5 takes nothing in the text for the mark of a footnote', () => {
    expect(clean('<p>a\uE0000\uE001b&#xE000;7&#xE001;</p>')).toBe('<p>a0b7</p>');
  });

  it('C-5 is a text without the debris of Google Docs', () => {
    expect(readable(clean(GOOGLE_DOCS)).split('\n')).toEqual([
      '<h2>What the register</h2>',
      '<p>The call came at <strong>16:40</strong> on a <em>Friday</em>, as <s>all</s> such <a href="https://example.com/report">calls</a> do.</p>',
      '<br><ul><li>Who decides<ul><li>By day</li></ul>',
      '</li><li>Who is told</li></ul>',
      '<table><tbody><tr><td><p>Near misses</p>',
      '</td><td><p>212</p>',
      '</td></tr></tbody></table>',
      '<br>',
    ]);
  });

  it('R-4 C-5 has nothing that runs, loads or leads where no link may', () => {
    const html = clean(HOSTILE);
    expect(html).not.toMatch(/alert|javascript|evil|style|onerror|<img|<script|<svg|<iframe|<form/i);
    for (const word of ['One', 'two', 'three', 'four', 'seven', 'eight']) expect(html).toContain(word);
  });

  it('C-5 keeps no-break spaces of French, and no others', () => {
    expect(clean('<p>Pourquoi\u00A0? a\u00A0\u00A0 b \u00A0c</p><p>&nbsp;</p>')).toBe(
      '<p>Pourquoi&nbsp;? a b c</p>',
    );
  });

  it('C-5 keeps a paragraph with one line break, and drops one with nothing else', () => {
    expect(clean('<p>Harbour Street 1<br>20457 Hamburg</p><p><br></p><p> <br><br></p><p>Last</p>')).toBe(
      '<p>Harbour Street 1<br>20457 Hamburg</p><p>Last</p>',
    );
  });

  it('C-5 keeps the words of what has no place in a text, as paragraphs', () => {
    expect(clean('<div>One</div><div><div>Two <u>and</u></div><h6>Three</h6></div>')).toBe(
      '<p>One</p><p>Two and</p><h4>Three</h4>',
    );
  });

  it.each([
    [
      'buttons',
      '<h3><button>What?</button></h3><p><b>a</b><button>b</button><button>c</button>.</p>',
      '<h3> What? </h3><p><strong>a</strong> b c.</p>',
    ],
    [
      'forms',
      '<form id="aspnetForm"><h2>Policy</h2><p>All of it <textarea>and\nthis</textarea></p></form>',
      '<h2>Policy</h2><p>All of it <br>and<br>this</p>',
    ],
    ['definitions', '<dl><dt>Fire</dt><dd>Burns.</dd></dl>', '<p>Fire</p><p>Burns.</p>'],
    [
      'what opens',
      '<details><summary>Sum</summary>Hidden</details><b>x</b>',
      '<p>Sum</p>Hidden<br><strong>x</strong>',
    ],
    [
      'items',
      '<ul><li><div>Head</div><div>Text</div></li><li><h4>Two</h4><ul><li>In</li></ul></li></ul>',
      '<ul><li>Head<br>Text</li><li>Two<ul><li>In</li></ul></li></ul>',
    ],
    [
      'items behind their own list',
      '<ol><li>a<p>b</p><ul><li>c</li></ul><ul><li>d</li></ul>e<ul><li>f</li></ul><b>g</b></li><li>h</li></ol>',
      '<ol><li>a<br>b<ul><li>c</li></ul><ul><li>d</li></ul></li><li>e<ul><li>f</li></ul></li><li><strong>g</strong></li><li>h</li></ol>',
    ],
    ['quotes', '<blockquote><p>One</p><p>two</p></blockquote>', '<blockquote>One<br>two</blockquote>'],
    [
      'addresses',
      '<address>Street 1<br>Town</address><aside>Aside</aside>',
      '<p>Street 1<br>Town</p><p>Aside</p>',
    ],
    [
      'figures',
      '<figure><img src="x"><figcaption>Caption</figcaption></figure><fieldset><legend>Legend</legend>a</fieldset>',
      '<p>Caption</p><p>Legend</p>a',
    ],
    ['what is shown as it is written', '<pre>one\n  two\nthree</pre>', '<p>one<br> two<br>three</p>'],
    [
      'captions',
      '<table><caption>Table 1</caption><tr><td>a</td></tr></table>',
      '<p>Table 1</p><table><tbody><tr><td>a</td></tr></tbody></table>',
    ],
    [
      'tables in tables',
      '<table><tr><td>a<table><tr><td>b</td></tr></table></td></tr></table>',
      'a<table><tbody><tr><td>b</td></tr></tbody></table>',
    ],
    [
      'cards',
      '<a href="/a"><h3>Title</h3><div>Text</div></a>',
      '<h3><a href="/a">Title</a></h3><p><a href="/a">Text</a></p>',
    ],
    ['lines by style', '<p>a<span style="display: block">b</span></p>', '<p>a<br>b</p>'],
  ])('C-5 keeps the words of %s, and joins none', (_, pasted, html) => {
    expect(clean(pasted).replace(/>\s+</g, '><')).toBe(html);
  });

  it('C-5 keeps the numbers of lists that go on behind a paragraph', () => {
    const item = (marker: string, words: string, level = 1) =>
      `<p style='mso-list:l0 level${level} lfo1'><span style='mso-list:Ignore'>${marker}<span>&nbsp;&nbsp;</span></span>${words}</p>`;
    const pasted = `${item('1.', 'One')}${item('2.', 'Two')}<p>Remark</p>${item('3.', 'Three')}${item('3.2.', 'In', 2)}${item('·', 'Dot', 3)}`;
    expect(clean(pasted)).toBe(
      '<ol><li>One</li><li>Two</li></ol><p>Remark</p><ol start="3"><li>Three<ol start="2"><li>In<ul><li>Dot</li></ul></li></ol></li></ol>',
    );
    expect(clean('<ol start="7"><li>Seventh</li></ol>')).toBe('<ol start="7"><li>Seventh</li></ol>');
  });

  it('C-5 keeps raised and lowered digits apart from others', () => {
    expect(
      clean(
        '<p>10<sup>6</sup> m<sup>−2</sup> x<sup>n+1</sup> 10<span style="font-size:0.6em;vertical-align:super;">9</span> CO<sub>2</sub> 2<sup>nd</sup> 1<sup>st</sup> so<sup>[1]</sup></p>',
      ),
    ).toBe('<p>10⁶ m⁻² xⁿ⁺¹ 10⁹ CO₂ 2nd 1st so[1]</p>');
  });

  it('C-5 keeps formulas, and the labels of drawings, as text', () => {
    expect(
      clean(
        '<p>Premium <math><mi>p</mi><mo>=</mo><mfrac><mrow><mn>3</mn><mo>+</mo><mi>a</mi></mrow><mn>4</mn></mfrac><msup><mi>x</mi><mn>2</mn></msup><annotation>p=3</annotation></math> a year</p>',
      ),
    ).toBe('<p>Premium p=(3+a)/4x² a year</p>');
    const drawing =
      '<svg><title>Icon</title><defs><text>Gone</text></defs><text><tspan x="0">Risk</tspan><tspan x="0">map</tspan></text><foreignObject><div>Cost</div><div>Gain</div></foreignObject></svg>';
    expect(clean(`<p>a${drawing}b</p>`)).toBe('<p>a Risk map Cost Gain b</p>');
  });

  it('C-5 leaves out what colleagues remark', () => {
    expect(
      clean(
        `<p class=MsoNormal>Text <a style='mso-comment-reference:A_1;mso-comment-date:20261127T1000'>with</a><span class=MsoCommentReference><a class=msocomanchor href="#_msocom_1">[A1]</a></span> more</p><div style='mso-element:comment-list'><hr class=msocomoff><div style='mso-element:comment'><div class=msocomtxt><p class=MsoCommentText>Secret</p></div></div></div>`,
      ),
    ).toBe('<p>Text with more</p>');
    const exported =
      '<div><p>Text<sup><a href="#cmnt1" id="cmnt_ref1">[a]</a></sup></p><div><p><a href="#cmnt_ref1" id="cmnt1">[a]</a><span>Secret</span></p></div></div>';
    expect(read(exported)).toEqual({ html: '<p>Text</p>', footnotes: [] });
  });

  const tag = fc.constantFrom(
    ...['p', 'div', 'span', 'b', 'i', 'a', 'ul', 'ol', 'li', 'table', 'tr', 'td', 'h1', 'h3', 'o:p'],
    ...['script', 'style', 'svg', 'img', 'font', 'blockquote', 'template', 'math', 'form'],
  );
  const attribute = fc.constantFrom(
    ...['', ' style="mso-list:l0 level2 lfo1"', ' style="font-weight:700"', ' href="javascript:alert(1)"'],
    ...[
      ' onclick="alert(1)"',
      ' class=MsoNormal',
      ' href="https://example.com"',
      ' id="x"',
      ' style="mso-list:Ignore"',
    ],
  );
  const { html } = fc.letrec<{ html: string }>((tie) => ({
    html: fc.oneof(
      { depthSize: 'small' },
      fc.string({ unit: fc.constantFrom('a', ' ', '\u00A0', '\n', '<', '&', '"', "'", '-', '!') }),
      fc
        .tuple(tag, attribute, fc.array(tie('html'), { maxLength: 4 }))
        .map(([name, more, inside]) => `<${name}${more}>${inside.join('')}</${name}>`),
    ),
  }));

  it('R-4 C-5 is clean whatever is on the clipboard', () => {
    const allowed = /^(p|br|hr|h[234]|blockquote|ul|ol|li|a|strong|em|s|code|table|thead|tbody|tr|th|td)$/;
    fc.assert(
      fc.property(html, (pasted) => {
        const once = clean(pasted);
        for (const element of parse(once).body.querySelectorAll('*')) {
          expect(element.localName).toMatch(allowed);
          for (const { name, value } of element.attributes) {
            expect(['href', 'colspan', 'rowspan', 'start']).toContain(name);
            expect(value).not.toMatch(/script/i);
          }
        }
      }),
      { numRuns: 300 },
    );
  });

  it('C-5 loses no word of paragraphs, lists and emphasis', () => {
    const word = fc.stringMatching(/^[a-zé]{1,8}$/);
    const run = fc.tuple(fc.constantFrom('b', 'i', 's', 'span', 'u'), word);
    const block = fc.tuple(
      fc.constantFrom('p', 'div', 'h1', 'h5', 'li', 'p style="mso-list:l1 level1 lfo1"', 'blockquote'),
      fc.array(run, { minLength: 1, maxLength: 4 }),
    );
    fc.assert(
      fc.property(fc.array(block, { minLength: 1, maxLength: 6 }), (blocks) => {
        const pasted = blocks
          .map(
            ([name, runs]) =>
              `<${name}>${runs.map(([tagName, words]) => `<${tagName}>${words}</${tagName}>`).join(' ')}</${name.split(' ')[0]}>`,
          )
          .join('');
        const words = (text: string) => text.match(/[a-zé]+/g) ?? [];
        const expected = blocks.flatMap(([, runs]) => runs.map(([, each]) => each));
        const text = clean(pasted)
          .replace(/<\/(?:p|h\d|li|blockquote)>/g, ' ')
          .replace(/<[^>]+>/g, '');
        expect(words(text)).toEqual(expected);
      }),
    );
  });
});
