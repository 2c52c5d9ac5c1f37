import { describe, expect, it } from 'vitest';
import {
  compare,
  describeLimits,
  describePeers,
  excesses,
  interactionTable,
  medianVisit,
  visitTable,
} from './table.ts';
import type { Visit } from './visit.ts';

const visitOf = (overrides: Partial<Visit> = {}): Visit => ({
  bytes: { document: 10_000, stylesheet: 20_000, script: 30_000, font: 40_000, image: 50_000, other: 0 },
  total: 150_000,
  withoutMainImage: 100_000,
  requests: 12,
  firstPaint: 700,
  largestPaint: 900,
  shift: 0,
  blocked: 0,
  ...overrides,
});

describe('the table of visits', () => {
  it('takes the median of each figure by itself', () => {
    const visits = [
      visitOf({ largestPaint: 1000, requests: 12 }),
      visitOf({ largestPaint: 3000, requests: 10 }),
      visitOf({ largestPaint: 800, requests: 11 }),
    ];
    expect(medianVisit(visits)).toMatchObject({ largestPaint: 1000, requests: 11, total: 150_000 });
    expect(visitTable([{ name: 'home', isOurs: true, visits }])).toContain(
      '| home | 11 | 10.0 | 20.0 | 30.0 | 40.0 | 50.0 | 0.0 | 150.0 | 100.0 | 0.70 | 1.00 | 0 | 0 |',
    );
  });

  it('says what is beyond the limits, of our own pages alone', () => {
    expect(excesses(visitOf())).toEqual([]);
    const slow = [visitOf({ largestPaint: 1300, shift: 0.01 })];
    const visited = [
      { name: 'ours', isOurs: true, visits: slow },
      { name: 'theirs', isOurs: false, visits: slow },
    ];
    expect(describeLimits(visited)).toBe(
      '- ours: missed: LCP 1300 instead of 1200 ms; CLS 0.01 instead of 0.',
    );
  });

  it('says how many times as much a peer costs, also where ours costs nothing', () => {
    const own = { name: 'ours', isOurs: true, visits: [visitOf()] };
    const peer = { name: 'theirs', isOurs: false, visits: [visitOf({ total: 300_000, blocked: 80 })] };
    expect(compare(own, peer)).toBe(
      '- theirs ÷ ours: bytes 2.00 ×, JavaScript 1.00 ×, requests 1.00 ×, LCP 1.00 ×, TBT 80 ms to 0 ms.',
    );
  });

  it('holds an article to its own limit of bytes', () => {
    const heavy = [visitOf({ withoutMainImage: 61_000 })];
    const checked = describeLimits([
      { name: 'article', isOurs: true, visits: heavy },
      { name: 'home', isOurs: true, visits: heavy },
    ]);
    expect(checked).toBe('- article: missed: all without the main image 61 instead of 60 kB.\n- home: met.');
  });

  it('says what is painted later than WordPress, and that it is not there', () => {
    const own = { name: 'article', isOurs: true, visits: [visitOf({ firstPaint: 500, largestPaint: 900 })] };
    const peer = {
      name: 'WordPress, the same article',
      isOurs: false,
      visits: [visitOf({ firstPaint: 520, largestPaint: 1000 })],
    };
    expect(describePeers([own, peer])).toBe(
      "- FCP ÷ WordPress's, at most 1: article 0.96 × (met).\n- LCP ÷ WordPress's, at most 0.8: article 0.90 × (missed).",
    );
    expect(describePeers([own])).toContain('not measured');
  });

  it('says so when the search page was left out', () => {
    expect(interactionTable([])).toContain('Not measured');
  });

  it('takes the median of each kind of interaction', () => {
    const found = [
      { typing: 40, paging: 100 },
      { typing: 24, paging: 300 },
      { typing: 32, paging: 120 },
    ];
    expect(interactionTable(found)).toBe('| typing | paging |\n|---|---|\n| 32 ms | 120 ms |');
  });
});
