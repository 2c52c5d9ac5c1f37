import { describe, expect, it } from 'vitest';
import { findActiveContent } from './active-svg-content.ts';

const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`;

describe('findActiveContent', () => {
  it.each([
    svg('<path d="M0 0h24"/>', 'viewBox="0 0 24 24"'),
    svg('<defs><linearGradient id="a"/></defs><rect fill="url(#a)"/><use href="#b"/>'),
    svg('<style>.a { fill: #c8451b }</style><g class="a"><title>Rust</title></g>'),
    `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x">${svg('')}`,
  ])('C-4 lets a drawing be a drawing: %s', (markup) => {
    expect(findActiveContent(markup)).toBeUndefined();
  });

  it.each([
    svg('<script>alert(1)</script>'),
    svg('<ScRiPt href="#a"/>'),
    svg('<foreignObject><p>x</p></foreignObject>'),
    svg('<rect onclick="alert(1)"/>'),
    svg('', 'onload="alert(1)"'),
    svg('<a href="https://evil.example"><path/></a>'),
    svg('<use href="https://evil.example/x.svg#a"/>'),
    svg('<use xlink:href="data:image/svg+xml,x"/>'),
    svg('<image href="https://evil.example/pixel.png"/>'),
    svg('<rect fill="url(https://evil.example/x)"/>'),
    svg('<rect style="background:url(//evil.example)"/>'),
    svg('<style>@import "https://evil.example/x.css";</style>'),
    svg('<style><![CDATA[ rect { fill: url(https://evil.example) } ]]></style>'),
    svg('<style>rect { fill: u\\72l(https://evil.example) }</style>'),
    svg('<animate attributeName="href" to="javascript:alert(1)"/>'),
    svg('<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>'),
    `<?xml-stylesheet href="https://evil.example/x.css"?>${svg('')}`,
    `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg('<text>&x;</text>')}`,
    '<html><body>not a drawing</body></html>',
    'not even markup',
    '',
  ])('C-4 refuses %s', (markup) => {
    expect(findActiveContent(markup)).toBeTypeOf('string');
  });
});
