import { describe, expect, it } from 'vitest';
import { cleanSvg } from './clean-svg.ts';

const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"${attributes && ` ${attributes}`}>${inside}</svg>`;
const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

describe('a harmless drawing', () => {
  it.each([
    ['shapes', svg('<path d="M0 0h24"/>', 'viewBox="0 0 24 24"')],
    [
      'gradients and reuse',
      svg('<defs><linearGradient id="a"/></defs><rect fill="url(#a)"/><use href="#b"/>'),
    ],
    ['reuse in the older spelling', svg('<g id="b"><path d="M0 0"/></g><use xlink:href="#b"/>')],
    ['style and title', svg('<style>.a { fill: #c8451b }</style><g class="a"><title>Rust</title></g>')],
    ['names of forms and windows', svg('<g id="body"><path d="M0 0"/></g><use href="#body"/>')],
    ['a link', svg('<a href="https://keelstone.example/risk"><path d="M0 0"/></a>')],
    ['a link by mail', svg('<a xlink:href="mailto:desk@keelstone.example"><path d="M0 0"/></a>')],
    ['a picture of its own', svg(`<image width="1" height="1" href="${PIXEL}"/>`)],
    [
      'movement',
      svg(
        '<circle r="3"><animate attributeName="r" values="3;9;3" dur="2s" repeatCount="indefinite"/></circle>',
      ),
    ],
    [
      'turning',
      svg('<g><animateTransform attributeName="transform" type="rotate" from="0" to="360" dur="4s"/></g>'),
    ],
    [
      'a path to follow',
      svg('<path id="p" d="M0 0"/><g><animateMotion dur="1s"><mpath href="#p"/></animateMotion></g>'),
    ],
    [
      'filters, masks and patterns',
      svg(
        '<filter id="f"><feGaussianBlur stdDeviation="2"/></filter><mask id="m"><rect/></mask><pattern id="q"/><rect filter="url(#f)" mask="url(\'#m\')"/>',
      ),
    ],
  ])('C-16 stays as it is: %s', async (_, markup) => {
    expect((await cleanSvg(markup)).trim()).toBe(markup);
  });

  it('C-16 loses its preamble and keeps its picture', async () => {
    const markup = `\uFEFF<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x">${svg('<path d="M0 0"/>')}`;
    expect((await cleanSvg(markup)).trim()).toBe(svg('<path d="M0 0"/>'));
  });

  it('C-16 keeps its style and its words if they are sections of characters', async () => {
    const style = '.fil0 {fill:#E31E24}';
    const markup = svg(
      `<style type="text/css"><![CDATA[${style}]]></style><text><![CDATA[Profit & Loss]]> <tspan>2026</tspan></text>`,
    );
    expect((await cleanSvg(markup)).trim()).toBe(
      svg(`<style type="text/css">${style}</style><text>Profit &amp; Loss <tspan>2026</tspan></text>`),
    );
    const hidden = svg('<text><![CDATA[<script>alert(1)</script>]]></text>');
    expect(await cleanSvg(hidden)).toContain('<text>&lt;script&gt;alert(1)&lt;/script&gt;</text>');
  });

  it('C-16 loses the notes of the program it was drawn with', async () => {
    const markup = svg(
      '<metadata><r:RDF xmlns:r="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></metadata><s:namedview xmlns:s="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"/><path d="M0 0" inkscape:label="a" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"/>',
    );
    const cleaned = await cleanSvg(markup);
    expect(cleaned).toContain('<path d="M0 0"');
    expect(cleaned).not.toMatch(/RDF|namedview|label/);
  });
});

/** Each part shows the one before ten times. */
const repeating = (count: number, show: (id: string) => string) =>
  svg(
    `<g id="p0"><path d="M0 0h1"/></g>${Array.from({ length: count }, (_, at) => `<g id="p${at + 1}">${show(`p${at}`).repeat(10)}</g>`).join('')}`,
  );

describe('a drawing that repeats itself', () => {
  it.each([
    ['by use', (id: string) => `<use href="#${id}"/>`],
    ['by use, in the older spelling', (id: string) => `<use xlink:href=" #${id}"/>`],
    ['by patterns', (id: string) => `<rect fill="url(#${id})"/>`],
    ['by masks in a style', (id: string) => `<rect style="opacity: 1; mask: url('#${id}')"/>`],
  ])('C-16 R-5 too often is refused, and not more: %s', async (_, show) => {
    await expect(cleanSvg(repeating(9, show))).rejects.toThrow('more than 100000 parts');
    await expect(cleanSvg(repeating(3, show))).resolves.toContain('p3');
  });

  const parts = (count: number, part: (at: number) => string) =>
    Array.from({ length: count }, (_, at) => part(at)).join('');
  it.each([
    [
      'by an id that stands there twice, of which browsers take the first',
      svg(
        `${parts(9, (at) => `<g id="p${at + 1}">${`<use href="#p${at}"/>`.repeat(10)}</g>`)}<g id="p5"/><g id="p0"><path/></g>`,
      ),
    ],
    ['by an encoded address', repeating(9, (id) => `<use href="#${id.replace('p', '%70')}"/>`)],
    [
      'by a pattern of each shape in a group',
      svg(
        `<pattern id="p">${'<path/>'.repeat(600)}</pattern><g style="x: y; fill: url(#p)">${'<rect/>'.repeat(600)}</g>`,
      ),
    ],
    [
      'by an animation',
      svg(
        `<mask id="m0"><rect/></mask>${parts(9, (at) => `<mask id="m${at + 1}">${`<rect><set attributeName="mask" to="url(#m${at})"/></rect>`.repeat(10)}</mask>`)}`,
      ),
    ],
  ])('C-16 R-5 too often is refused: %s', async (_, markup) => {
    await expect(cleanSvg(markup)).rejects.toThrow('more than 100000 parts');
  });

  it.each([
    ['by showing itself', '<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'],
    ['by a pattern in itself', '<pattern id="p"><rect fill="url(#p)"/></pattern>'],
  ])('C-16 R-5 is refused: %s', async (_, inside) => {
    await expect(cleanSvg(svg(inside))).rejects.toThrow('nested more deeply');
  });

  it.each([
    [
      'many shapes of one gradient',
      `<linearGradient id="a">${'<stop/>'.repeat(12)}</linearGradient>${'<rect fill="url(#a)"/>'.repeat(9000)}`,
    ],
    [
      'arrows at its lines',
      `<marker id="m"><path d="M0 0h1v1z"/></marker>${`<path d="M0 0h1v1h5" marker-end="url(#m)"/>`.repeat(2000)}`,
    ],
    ['an animation of what it is in', '<path id="p" d="M0 0"><animate href="#p" attributeName="d"/></path>'],
    [
      'clips by classes',
      `<style>.st0{clip-path:url(#c)}</style><clipPath id="c"><path/></clipPath>${'<g class="st0"><path/></g>'.repeat(3000)}`,
    ],
    [
      'arrows at long lines',
      `<marker id="m"><path d="M0 0h1v1z"/></marker>${`<path d="M0 0${'h1'.repeat(7000)}" marker-end="url(#m)"/>`.repeat(4)}`,
    ],
    [
      'rules for kinds and ids',
      `<style>/* Arrows */ path.link { marker-end: url(#m) } #card, .map .area { fill: url(#h) }</style><marker id="m"><path/></marker><pattern id="h"><path/></pattern><path class="link"/><g id="card"><path/></g>`,
    ],
    ['a long style sheet', `<style>${'b,'.repeat(9000)}b{mask:url(#a)}</style><path id="a"/>`],
    [
      'a clip of a large group',
      `<clipPath id="c">${'<path/>'.repeat(50)}</clipPath><g clip-path="url(#c)">${'<path/>'.repeat(5000)}</g>`,
    ],
    ['links to its parts', '<g id="top"><a href="#top"><path d="M0 0"/></a></g>'],
  ])('C-16 is taken with %s', async (_, inside) => {
    await expect(cleanSvg(svg(inside))).resolves.toContain('<svg');
  });

  it('C-16 R-5 in too many steps is refused', async () => {
    const chain = Array.from({ length: 5000 }, (_, at) => `<g id="p${at + 1}"><use href="#p${at}"/></g>`);
    await expect(cleanSvg(svg(chain.reverse().join('')))).rejects.toThrow('nested more deeply');
  });
});

/** Executable content in any spelling. */
const HARMFUL = /script|alert|onload|onclick|onbegin|onmouseover|evil|javascript|foreignobject/i;

describe('what is not seen of a drawing', () => {
  it.each([
    '<script>alert(1)</script>',
    '<ScRiPt href="#a"/>',
    '<script href="https://evil.example/x.js"/>',
    '<script><![CDATA[alert(1)]]></script>',
    '<rect onclick="alert(1)"/>',
    '<rect ONCLICK="alert(1)"/>',
    '<animate onbegin="alert(1)" attributeName="x" dur="1s"/>',
    '<a href="javascript:alert(1)"><path d="M0 0"/></a>',
    '<a xlink:href="  jAvAsCrIpT:alert(1)"><path d="M0 0"/></a>',
    '<a href="java&#9;script:alert(1)"><path d="M0 0"/></a>',
    '<a href="data:text/html,%3Cscript%3Ealert(1)%3C/script%3E"><path d="M0 0"/></a>',
    '<a href="vbscript:alert(1)"><path d="M0 0"/></a>',
    '<a href="#a"><animate attributeName="href" to="javascript:alert(1)"/></a>',
    '<a href="#a"><animate attributeName="xlink:href" values="javascript:alert(1)"/></a>',
    '<a href="#a"><set attributeName="href" to="javascript:alert(1)"/></a>',
    '<a href="#a"><set attributeName="onclick" to="alert(1)"/></a>',
    '<!-- <script>alert(1)</script> -->',
    '<?xml-stylesheet href="https://evil.example/x.css"?>',
    '<handler xmlns="http://www.w3.org/2001/xml-events" type="application/ecmascript">alert(1)</handler>',
    '<title><!--</title><script>alert(1)</script>--></title>',
  ])('C-16 is taken away where it could harm: %s', async (inside) => {
    const cleaned = await cleanSvg(svg(`${inside}<circle r="1"/>`));
    expect(cleaned).toContain('<circle r="1"/>');
    expect(cleaned).not.toMatch(HARMFUL);
    // Cleaning is idempotent.
    expect(await cleanSvg(cleaned)).toBe(cleaned);
  });

  it('C-16 is taken from the drawing’s own element, and from before it', async () => {
    const markup = `<?xml-stylesheet href="https://evil.example/x.css"?>${svg('<circle r="1"/>', 'onload="alert(1)"')}`;
    expect(await cleanSvg(markup)).not.toMatch(HARMFUL);
  });
});

describe('what cannot be made safe', () => {
  it.each([
    ['not allowed (foreignobject)', svg('<foreignObject><p>x</p></foreignObject>')],
    [
      'not SVG (iframe)',
      svg('<h:iframe xmlns:h="http://www.w3.org/1999/xhtml" src="https://evil.example"/>'),
    ],
    ['not SVG (script)', svg('<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>')],
    ['not SVG (math)', svg('<m:math xmlns:m="http://www.w3.org/1998/Math/MathML"/>')],
    ['elsewhere (use)', svg('<use href="https://evil.example/x.svg#a"/>')],
    ['elsewhere (use)', svg('<use xlink:href="data:image/svg+xml,x"/>')],
    ['elsewhere (use)', svg('<use href="//evil.example/x.svg#a"/>')],
    ['image from elsewhere', svg('<image href="https://evil.example/pixel.png"/>')],
    ['image from elsewhere', svg('<image xlink:href="/admin/logout"/>')],
    ['image from elsewhere', svg('<image href="data:image/svg+xml;base64,PHN2Zz4="/>')],
    ['image from elsewhere', svg('<image href="data:text/html,x"/>')],
    ['elsewhere (fill)', svg('<rect fill="url(https://evil.example/x)"/>')],
    ['elsewhere (style)', svg('<rect style="background:url(//evil.example)"/>')],
    ['elsewhere (style)', svg('<rect style="fill: u\\72l(https://evil.example)"/>')],
    [
      'elsewhere (values)',
      svg('<rect><animate attributeName="fill" values="url(https://evil.example/x)"/></rect>'),
    ],
    ['style that refers', svg('<style>@import "https://evil.example/x.css";</style>')],
    ['style that refers', svg('<style><![CDATA[ rect { fill: url(https://evil.example) } ]]></style>')],
    ['style that refers', svg('<style>rect { fill: u\\72l(https://evil.example) }</style>')],
    ['style that refers', svg('<style>@font-face { src: url("https://evil.example/f.woff") }</style>')],
    ['entities', `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg('<text>&x;</text>')}`],
    [
      'entities',
      `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;">]>${svg('<text>&c;</text>')}`,
    ],
    ['cannot be read', svg('<text>&x;</text>')],
    ['cannot be read', svg('<path>')],
    ['cannot be read', svg('<path hasOwnProperty="" d="M0 0"/>')],
    ['entities', svg(`<!${'a'.repeat(900_000)}`)],
    ['cannot be read', 'not even markup'],
    ['cannot be read', ''],
    ['no drawing', '<html><body>not a drawing</body></html>'],
    ['no drawing', '<svg><path d="M0 0"/></svg>'],
    ['more than', svg('<g/>'.repeat(100_000))],
    ['more than', svg('<!---->'.repeat(15_000))],
    ['attributes', svg(`<g ${Array.from({ length: 60_000 }, (_, number) => `a${number}="1"`).join(' ')}/>`)],
    ['elsewhere (d)', svg(`<path d="${'url('.repeat(200_000)}"/>`)],
    ['nested', svg(`${'<g>'.repeat(5_000)}${'</g>'.repeat(5_000)}`)],
  ])('C-16 is refused with its reason: %s, #%#', async (reason, markup) => {
    await expect(cleanSvg(markup)).rejects.toThrow(reason);
  });
});
