// @vitest-environment happy-dom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseXml } from './parse-xml.fixture.ts';
import { element, escapeXml, possibleInXml, xmlDocument } from './xml.ts';

describe('xml', () => {
  it('R-3 shows markup in a text as text', () => {
    expect(element('title', { a: '"<&' }, escapeXml(`</title><script>"'&amp;`))).toBe(
      '<title a="&quot;&lt;&amp;">&lt;/title&gt;&lt;script&gt;&quot;&#39;&amp;amp;</title>',
    );
  });

  it('R-3 leaves out what no XML document can hold, and keeps the rest', () => {
    expect(possibleInXml('a\0b\u000bc\uFFFEd\uD800e\tä😀')).toBe('abcde\tä😀');
  });

  it('R-3 any text comes back as it was, between tags and in attributes', () => {
    const text = fc.string({
      unit: fc.constantFrom('<', '>', '&', '"', "'", ';', 'a', 'ä', ']]>', '😀', '#'),
    });
    fc.assert(
      fc.property(text, (value) => {
        const root = parseXml(xmlDocument(element('root', { value }, escapeXml(value))));
        expect([root.textContent, root.getAttribute('value')]).toEqual([value, value]);
      }),
    );
  });
});
