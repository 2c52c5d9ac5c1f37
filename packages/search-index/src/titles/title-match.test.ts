import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSearchIndex } from '../create-search-index.ts';
import type { SearchDocument } from '../search-index.ts';
import { sampleDocument } from '../testing/sample-documents.fixture.ts';
import { findInTitle } from './title-match.ts';

function emphasise(title: string, typed: string): string | null {
  const match = findInTitle(title, typed);
  return (
    match && `${title.slice(0, match.start)}[${title.slice(match.start, match.end)}]${title.slice(match.end)}`
  );
}

describe('the typed part of a title', () => {
  it.each([
    ['Near-miss reports', 'NEAR', '[Near]-miss reports'],
    ['Near-miss reports', 'r-m', 'Nea[r-m]iss reports'],
    ['Unreported risk and reports', 'report', 'Unreported risk and [report]s'],
    ['Auf der Straße', 'STRASSE', 'Auf der [Straße]'],
    ['STRASSE', 'straße', '[STRASSE]'],
    ['Auf der Straße', 'stras', null],
    ['STRAẞE', 'ße', 'STRA[ẞE]'],
    ['İstanbul office', 'istanbul', '[İstanbul] office'],
    ['Çay, İş', 'iş', 'Çay, [İş]'],
    ['Cafe\u0301 risk', 'café', '[Cafe\u0301] risk'],
    ['Cafe\u0301 risk', 'caf', '[Caf]e\u0301 risk'],
    ['Cafe\u0301 risk', 'cafe', null],
    ['Risk 👩‍🚒 drill', '👩‍🚒', 'Risk [👩‍🚒] drill'],
    ['Öffentliche Verwaltung', 'öff', '[Öff]entliche Verwaltung'],
    ['Anything', '', null],
  ])('S-5 in %j, typing %j gives %j', (title, typed, expected) => {
    expect(emphasise(title, typed)).toBe(expected);
  });

  it('S-5 whatever stands in a title is found in it, in any case', () => {
    const piece = fc.string({
      unit: fc.constantFrom('a', 'B', 'ß', 'ẞ', 'İ', 'ı', 'é', 'ﬁ', 'Σ', 'ς', '👍', ' '),
    });
    fc.assert(
      fc.property(piece, piece, piece, (before, inside, after) => {
        fc.pre(inside !== '');
        for (const typed of [inside, inside.toLowerCase(), inside.toUpperCase()]) {
          expect(findInTitle(before + inside + after, typed)).not.toBeNull();
        }
      }),
    );
  });
});

describe('suggestions', () => {
  function indexOf(...titles: string[]) {
    const isListed = (document: SearchDocument) => document.title !== 'Archived report';
    const index = createSearchIndex({ language: 'en', isListed });
    for (const [i, title] of titles.entries())
      index.add(sampleDocument({ nid: i + 1, title, url: `/${i + 1}` }));
    return index;
  }
  const titles = ['Reports, old', 'Reports, new', 'Our reports', 'Unreported', 'Risk', 'Archived report'];

  it('S-5 title start before word start before inside, newest first among equals', () => {
    const suggested = indexOf(...titles).suggest('REPORT', 10);
    expect(suggested.map(({ title }) => title)).toEqual([
      'Reports, new',
      'Reports, old',
      'Our reports',
      'Unreported',
    ]);
    expect(suggested[0]?.url).toBe('/2');
  });

  it('S-5 no more than asked for', () => {
    expect(indexOf(...titles).suggest('report', 3)).toHaveLength(3);
    expect(indexOf(...titles).suggest('report', 0)).toEqual([]);
  });

  it('S-5 nothing typed, nothing suggested', () => {
    expect(indexOf(...titles).suggest('', 3)).toEqual([]);
  });

  it('R-3 lists the newest titles, without those that are not listed', () => {
    expect(
      indexOf(...titles)
        .newest(2)
        .map(({ title }) => title),
    ).toEqual(['Risk', 'Unreported']);
  });
});
