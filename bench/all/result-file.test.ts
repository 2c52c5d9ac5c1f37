import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parseRun, type Run, readRun } from './result-file.ts';

const RUN: Run = {
  date: '2026-11-23T07:00:00.000Z',
  commit: 'abcdef0',
  machine: '2 × processor, 24 GB',
  node: '24.21.0',
  loadAverage: 0.2,
  seconds: 3000,
  benches: [
    {
      name: 'search',
      measured: {
        date: '2026-11-23T07:00:00.000Z',
        commit: 'abcdef0',
        machine: '2 × processor, 24 GB',
        seconds: 200,
      },
      figures: [{ name: 'rare word', value: 0.1, unit: 'ms', better: 'lower', noise: 0.02 }],
      reason: null,
    },
  ],
};

it('a run is read as it was written, and none where there is no file', () => {
  const directory = mkdtempSync(join(tmpdir(), 'keelstone-bench-'));
  const path = join(directory, 'all.json');
  try {
    expect(readRun(path)).toBeNull();
    writeFileSync(path, JSON.stringify(RUN));
    expect(readRun(path)).toEqual(RUN);
  } finally {
    rmSync(directory, { recursive: true });
  }
});

it.each([
  ['no JSON', '{ "date": ', 'all.json is not JSON'],
  ['another file', '[]', 'all.json is not what this version writes'],
  ['no figures', JSON.stringify({ ...RUN, benches: [{ name: 'search' }] }), 'benches.0.reason'],
  [
    'a wrong figure',
    JSON.stringify({ ...RUN, benches: [{ ...RUN.benches[0], figures: [{ name: 'a', value: 'fast' }] }] }),
    'benches.0.figures.0.value',
  ],
])('a file with %s is refused, with its path and what is wrong', (_name, text, message) => {
  expect(() => parseRun(text, 'all.json')).toThrow(message);
  expect(() => parseRun(text, 'all.json')).toThrow('Delete it, or run the benchmark again.');
});
