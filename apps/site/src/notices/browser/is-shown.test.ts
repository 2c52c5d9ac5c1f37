import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleNotice } from '../notices.fixture.ts';
import { isShown, nextEdge } from './is-shown.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const HOUR = 3_600_000;
const at = (milliseconds: number) => new Date(milliseconds).toISOString();
const nobody = { dismissed: new Set<string>(), now: NOW };
const on = (contentPath: string, contentType: string | null = 'article') => ({ contentPath, contentType });

type Row = [why: string, overrides: Parameters<typeof sampleNotice>[0], shown: boolean];

const CONTENT: Row[] = [
  ['has content', {}, true],
  ['has no content', { content: '' }, false],
  ['has only white space', { content: ' \n\t' }, false],
];

const PLACES: Row[] = [
  ['is site-wide by number', { sitewide: 1 }, true],
  ['is site-wide by string', { sitewide: '1' }, true],
  ['is not site-wide by number', { sitewide: 0 }, false],
  ['is not site-wide by string', { sitewide: '0' }, false],
  ['its content type matches', { sitewide: 0, contentTypes: ['article'] }, true],
  ['one of its content types matches', { sitewide: 0, contentTypes: ['event', 'article'] }, true],
  ['no content type matches', { sitewide: 0, contentTypes: ['event'] }, false],
  ['the page has no type', { sitewide: 0, contentTypes: ['article'], settings: on('/a', null) }, false],
  ['a type is no part of a type', { sitewide: 0, contentTypes: ['art'] }, false],
  ['its path is the page’s', { sitewide: 0, pathLimit: ['/news/a'] }, true],
  ['its path is another', { sitewide: 0, pathLimit: ['/news/b'] }, false],
  ['its path is the beginning only', { sitewide: 0, pathLimit: ['/news'] }, false],
  ['its path is the end only', { sitewide: 0, pathLimit: ['news/a'] }, false],
  ['a star stands for the rest', { sitewide: 0, pathLimit: ['/news/*'] }, true],
  ['a star stands for nothing', { sitewide: 0, pathLimit: ['/news/a*'] }, true],
  ['a star stands for the whole', { sitewide: 0, pathLimit: ['*'] }, true],
  ['a star crosses slashes', { sitewide: 0, pathLimit: ['/*'], settings: on('/a/b/c') }, true],
  ['a star in the middle', { sitewide: 0, pathLimit: ['/n*/a'] }, true],
  ['two stars', { sitewide: 0, pathLimit: ['*ew*'] }, true],
  ['a star does not make the ends loose', { sitewide: 0, pathLimit: ['/n*/b'] }, false],
  ['a dot is a dot', { sitewide: 0, pathLimit: ['/news.a'] }, false],
  ['a question mark is itself', { sitewide: 0, pathLimit: ['/news/?'] }, false],
  ['brackets are themselves', { sitewide: 0, pathLimit: ['/news/[a]'] }, false],
  ['a bracket in the path', { sitewide: 0, pathLimit: ['/a(b)+'], settings: on('/a(b)+') }, true],
  ['a backslash is itself', { sitewide: 0, pathLimit: ['/\\w*'] }, false],
  ['case matters', { sitewide: 0, pathLimit: ['/News/a'] }, false],
  ['white space around is no part', { sitewide: 0, pathLimit: [' /news/a '] }, true],
  ['not this path', { sitewide: 0, pathLimit: ['!/news/a'] }, false],
  ['everywhere but another path', { sitewide: 0, pathLimit: ['!/about'] }, true],
  ['everywhere but below', { sitewide: 0, pathLimit: ['!/news/*'] }, false],
  ['everywhere but two others', { sitewide: 0, pathLimit: ['!/about', '!/contact'] }, true],
  ['below, but not here', { sitewide: 0, pathLimit: ['/news/*', '!/news/a'] }, false],
  ['below, but not there', { sitewide: 0, pathLimit: ['/news/*', '!/news/b'] }, true],
  ['elsewhere, and not there', { sitewide: 0, pathLimit: ['/about', '!/news/b'] }, false],
  ['an exclamation mark in the middle is itself', { sitewide: 0, pathLimit: ['/news!/a'] }, false],
  ['empty patterns are none', { sitewide: 0, pathLimit: ['', '  ', '!'] }, false],
  ['nothing at all', { sitewide: 0 }, false],
  ['type matches, path does not', { sitewide: 0, contentTypes: ['article'], pathLimit: ['/b'] }, true],
  ['path matches, type does not', { sitewide: 0, contentTypes: ['event'], pathLimit: ['/news/a'] }, true],
  ['site-wide despite type and path', { contentTypes: ['event'], pathLimit: ['/b'] }, true],
  ['the start page', { sitewide: 0, pathLimit: ['/'], settings: on('/', 'page') }, true],
  ['the start page is not everything', { sitewide: 0, pathLimit: ['/'] }, false],
];

const EXCLUDED: Row[] = [
  ['this path is excluded', { excluded: ['/news/a'] }, false],
  ['another path is excluded', { excluded: ['/news/b'] }, true],
  ['all below is excluded', { excluded: ['/news/*'] }, false],
  ['everything is excluded', { excluded: ['*'] }, false],
  ['everything but this is excluded', { excluded: ['!/news/a'] }, true],
  ['everything but another is excluded', { excluded: ['!/about'] }, false],
  ['excluded goes before type', { sitewide: 0, contentTypes: ['article'], excluded: ['/news/a'] }, false],
  ['excluded goes before path', { sitewide: 0, pathLimit: ['/news/*'], excluded: ['/news/a'] }, false],
];

const TIMES: Row[] = [
  ['begins now', { startTime: at(NOW) }, true],
  ['begins in a millisecond', { startTime: at(NOW + 1) }, false],
  ['began an hour ago', { startTime: at(NOW - HOUR) }, true],
  ['ends now', { endTime: at(NOW) }, true],
  ['ended a millisecond ago', { endTime: at(NOW - 1) }, false],
  ['ends in an hour', { endTime: at(NOW + HOUR) }, true],
  ['between both', { startTime: at(NOW - 1), endTime: at(NOW + 1) }, true],
  ['ends before it begins', { startTime: at(NOW + 1), endTime: at(NOW - 1) }, false],
  ['an unreadable start is ignored', { startTime: 'soon' }, true],
  ['an unreadable end is ignored', { endTime: 'never' }, true],
  ['an empty date is ignored', { startTime: '', endTime: '' }, true],
  ['an unreadable start, an end that is past', { startTime: 'soon', endTime: at(NOW - 1) }, false],
  ['a time zone counts', { startTime: '2026-11-21T13:00:00+01:00' }, true],
  ['a time zone counts, too early', { startTime: '2026-11-21T13:00:01+01:00' }, false],
];

describe('N-2 whether a notice is shown', () => {
  it.each([...CONTENT, ...PLACES, ...EXCLUDED, ...TIMES])('N-2 %s', (_, overrides, shown) => {
    expect(isShown(sampleNotice(overrides), nobody)).toBe(shown);
  });

  it.each([
    ['7', ['7'], false],
    ['7', ['17', '77'], true],
    ['7', [], true],
    ['summer-2026', ['7', 'summer-2026'], false],
  ])('N-4 the notice %s after %j were dismissed: %s', (id, dismissed, shown) => {
    expect(isShown(sampleNotice({ id }), { dismissed: new Set(dismissed), now: NOW })).toBe(shown);
  });
});

describe('properties', () => {
  const segment = fc.string({ maxLength: 6 });
  const path = fc.array(segment, { maxLength: 4 }).map((segments) => `/${segments.join('/')}`.trim());
  const plain = path.filter((each) => !each.includes('*'));
  const shownAt = (pathLimit: string[], contentPath: string) =>
    isShown(sampleNotice({ sitewide: 0, pathLimit, settings: { contentPath, contentType: null } }), nobody);

  it('N-3 a pattern without a star holds for its own path and no other', () => {
    fc.assert(
      fc.property(plain, path, (pattern, other) => {
        expect(shownAt([pattern], pattern)).toBe(true);
        expect(shownAt([pattern], other)).toBe(pattern === other);
      }),
    );
  });

  it('N-3 not this path is the opposite of this path', () => {
    fc.assert(
      fc.property(path, path, (pattern, other) => {
        expect(shownAt([`!${pattern}`], other)).toBe(!shownAt([pattern], other));
      }),
    );
  });

  it('N-3 a star takes whatever stands between two parts', () => {
    fc.assert(
      fc.property(plain, segment, plain, (before, between, after) => {
        expect(shownAt([`${before}*${after}`], before + between + after)).toBe(true);
      }),
    );
  });

  it('N-2 no reason to show outweighs a dismissal or an exclusion', () => {
    fc.assert(
      fc.property(fc.constantFrom(0, 1, '0', '1'), path, (sitewide, contentPath) => {
        const notice = sampleNotice({ sitewide: sitewide as 0, pathLimit: ['*'], settings: { contentPath } });
        expect(isShown(notice, { dismissed: new Set([notice.id]), now: NOW })).toBe(false);
        expect(isShown({ ...notice, excluded: ['*'] }, nobody)).toBe(false);
      }),
    );
  });

  it('N-5 nothing changes between now and the next edge, and something may at it', () => {
    const moment = fc.integer({ min: -5, max: 5 }).map((step) => NOW + step * 10);
    fc.assert(
      fc.property(fc.option(moment), fc.option(moment), fc.nat(9), (start, end, part) => {
        const notice = sampleNotice({
          startTime: start === null ? null : at(start),
          endTime: end === null ? null : at(end),
        });
        const edge = nextEdge([notice], NOW);
        const later = edge === null ? NOW + HOUR : NOW + Math.floor(((edge - 1 - NOW) * part) / 9);
        expect(isShown(notice, { ...nobody, now: later })).toBe(isShown(notice, nobody));
      }),
    );
  });
});

it('N-5 the next edge is the earliest that is to come', () => {
  const notices = [
    sampleNotice({ startTime: at(NOW - 1), endTime: at(NOW + 500) }),
    sampleNotice({ startTime: at(NOW + 200), endTime: 'never' }),
  ];
  expect(nextEdge(notices, NOW)).toBe(NOW + 200);
  expect(nextEdge(notices, NOW + 200)).toBe(NOW + 501);
  expect(nextEdge(notices, NOW + 501)).toBeNull();
});
