import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toSlug } from './slug.ts';

describe('toSlug', () => {
  it.each([
    ['Third-Party Risk', 'en', 'third-party-risk'],
    ['Incident & Claims', 'en', 'incident-and-claims'],
    ['Vorfälle & Schäden', 'de', 'vorfaelle-und-schaeden'],
    ['Öffentliche Verwaltung: Größe zählt!', 'de', 'oeffentliche-verwaltung-groesse-zaehlt'],
    ['Don’t wait', 'en', 'dont-wait'],
    ['Café à Genève', 'en', 'cafe-a-geneve'],
    ['Đakovo, Łódź, Diyarbakır, Þing', 'en', 'dakovo-lodz-diyarbakir-thing'],
    ['The ﬁnest oﬃce', 'en', 'the-finest-office'],
    ['東京', 'en', ''],
  ] as const)('C-6 writes %j in %s as %j', (title, language, slug) => {
    expect(toSlug(title, language)).toBe(slug);
  });

  it('C-6 cuts a long title at a word', () => {
    const slug = toSlug('resilience '.repeat(20), 'en');
    expect(slug.length).toBeLessThanOrEqual(80);
    expect(slug).toMatch(/^(resilience-)*resilience$/);
  });

  it('C-6 is always one clean segment of 80 characters at most', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (title) => {
        expect(toSlug(title, 'de')).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
        expect(toSlug(title, 'de').length).toBeLessThanOrEqual(80);
      }),
    );
  });
});
