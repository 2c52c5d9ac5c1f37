import { expect, it } from 'vitest';
import { compareRuns } from './compare.ts';
import type { Figure } from './figure.ts';
import type { Run } from './result-file.ts';
import { writeBenchmarksPage } from './write-page.ts';

const figure = (name: string, value: number): Figure => ({
  name,
  value,
  unit: 'ms',
  better: 'lower',
  noise: 0.1,
});
const ABOUT = { date: '2026-11-23T07:00:00.000Z', commit: 'abcdef0', machine: '2 × processor' };
const PAGES = [
  { name: 'search', title: 'Search', pictures: ['![A picture](pictures/bench/a.svg)'] },
  { name: 'peers', title: 'Search engines', pictures: [] },
];

const runOf = (...figures: Figure[]): Run => ({
  ...ABOUT,
  node: '24.21.0',
  loadAverage: 0.1,
  seconds: 1800,
  benches: [
    { name: 'search', reason: null, measured: { ...ABOUT, seconds: 60 }, figures },
    { name: 'peers', reason: 'not finished after 9.0 minutes', measured: null, figures: [] },
  ],
});

it('the page of a run shows first what fell behind, then every benchmark with pictures, figures or a reason', () => {
  const before = [{ name: 'search', figures: [figure('slower', 1), figure('faster', 2), figure('lost', 3)] }];
  const run = runOf(figure('slower', 1.5), figure('faster', 1), figure('other', 1));
  const page = writeBenchmarksPage(run, compareRuns(before, run.benches.slice(0, 1)), PAGES);
  const parts = [
    '## Fell behind',
    '| Search | slower | 1 ms | 1.5 ms | +50 % | ± 0.2 |',
    '## Ahead',
    '| Search | faster | 2 ms | 1 ms | −50 % | ± 0.2 |',
    '## Search',
    '![A picture](pictures/bench/a.svg)',
    '| slower | 1.5 ms | ± 0.1 | lower is better | **fell behind** |',
    '| other | 1 ms | ± 0.1 | lower is better | new |',
    '| lost | (3 ms) | | | gone |',
    '## Search engines',
    'In the last run: not finished after 9.0 minutes.',
  ];
  const places = parts.map((part) => page.indexOf(part));
  expect(places.filter((place) => place < 0)).toEqual([]);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

it('the page of a run without losses says so', () => {
  const run = runOf(figure('same', 1));
  const page = writeBenchmarksPage(run, compareRuns(run.benches, run.benches), PAGES);
  expect(page).toContain('Nothing fell behind its last run.');
  expect(page).not.toContain('**fell behind**');
});
