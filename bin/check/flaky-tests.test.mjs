import { describe, expect, test, vi } from 'vitest';
import { flakyTitles, limitFlaky } from './flaky-tests.mjs';

const spec = (line, status) => ({ file: 'a.e2e.ts', line, title: `test ${line}`, tests: [{ status }] });

describe('tests that pass on their second try', () => {
  test('are found in every suite', () => {
    const report = {
      suites: [
        { specs: [spec(1, 'expected'), spec(2, 'flaky')], suites: [{ specs: [spec(3, 'flaky')] }] },
        { specs: [spec(4, 'skipped'), spec(5, 'unexpected')] },
      ],
    };
    expect(flakyTitles(report)).toEqual(['a.e2e.ts:2 test 2', 'a.e2e.ts:3 test 3']);
    expect(flakyTitles({})).toEqual([]);
  });

  test('are named, and more than two are a failure', () => {
    const log = vi.spyOn(console, 'log').mockReturnValue();
    limitFlaky(['one', 'two']);
    expect(log.mock.calls.flat().join(' ')).toMatch(/one.*two/s);
    expect(() => limitFlaky(['one', 'two', 'three'])).toThrow('3 end-to-end tests');
    log.mockRestore();
  });
});
