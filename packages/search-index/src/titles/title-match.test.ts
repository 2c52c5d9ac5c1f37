import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSearchIndex } from '../create-search-index.ts';
import type { SearchDocument } from '../search-index.ts';
import { sampleDocument } from '../testing/sample-documents.fixture.ts';
import { foldTitle, INSIDE, rankTitle, TITLE_START, WORD_START } from './title-match.ts';

const rankOf = (title: string, typed: string) => rankTitle(foldTitle(title), foldTitle(typed));

describe('what is typed of a title', () => {
  it.each([
    ['Near-miss reports', 'NEAR', TITLE_START],
    ['Near-miss reports', 'r-m', INSIDE],
    ['Unreported risk and reports', 'report', WORD_START],
    ['Auf der Straße', 'STRASSE', WORD_START],
    ['STRASSE', 'straße', TITLE_START],
    ['Auf der Straße', 'stras', null],
    ['STRAẞE', 'ße', INSIDE],
    ['İstanbul office', 'istanbul', TITLE_START],
    ['Çay, İş', 'iş', WORD_START],
    ['Cafe\u0301 risk', 'café', TITLE_START],
    ['Cafe\u0301 risk', 'caf', TITLE_START],
    ['Cafe\u0301 risk', 'cafe', null],
    ['Risk 👩‍🚒 drill', '👩‍🚒', WORD_START],
    ['Öffentliche Verwaltung', 'öff', TITLE_START],
    ['Anything', '', null],
  ])('S-5 in %j, typing %j has rank %j', (title, typed, expected) => {
    expect(rankOf(title, typed)).toBe(expected);
  });

  it('S-5 whatever stands in a title is found in it, in any case', () => {
    const piece = fc.string({
      unit: fc.constantFrom('a', 'B', 'ß', 'ẞ', 'İ', 'ı', 'é', 'ﬁ', 'Σ', 'ς', '👍', ' '),
    });
    fc.assert(
      fc.property(piece, piece, piece, (before, inside, after) => {
        fc.pre(inside !== '');
        for (const typed of [inside, inside.toLowerCase(), inside.toUpperCase()]) {
          expect(rankOf(before + inside + after, typed)).not.toBeNull();
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
