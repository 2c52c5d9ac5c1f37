import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { collectLargeHeapBySize } from './large-heap.ts';

const MAJOR = Number.parseInt(process.versions.node, 10);

/** Makes and discards 2 GB of buffers beside half a million objects, and counts how often V8 marks all of them. */
const WORK = `
  const { collectLargeHeapBySize } = await import(process.argv[1]);
  const { PerformanceObserver, constants } = await import('node:perf_hooks');
  if (process.argv[2]) collectLargeHeapBySize(Number(process.argv[2]));
  let marked = 0;
  new PerformanceObserver((list) => {
    for (const { detail } of list.getEntries())
      if (detail.kind === constants.NODE_PERFORMANCE_GC_MAJOR) marked += 1;
  }).observe({ entryTypes: ['gc'] });
  globalThis.objects = Array.from({ length: 500_000 }, (_, i) => ({ i, list: [i] }));
  const cached = [];
  for (let n = 0; n < 20_000; n += 1) {
    cached[n % 500] = Buffer.alloc(100_000);
    if (n % 50 === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  await new Promise((resolve) => setTimeout(resolve, 50));
  console.log(marked);
`;

async function countMarkings(usedBytes: string): Promise<number> {
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [
    ...['--no-warnings', '--input-type=module', '-e', WORK],
    ...[join(import.meta.dirname, 'large-heap.ts'), usedBytes],
  ]);
  expect(stderr).toBe('');
  return Number(stdout);
}

describe('a process with very many nodes', () => {
  it.each([
    ['512 MB', 2 ** 29, true],
    ['less', 2 ** 29 - 1, false],
  ])('R-5 collects by the size of all memory from 512 MB on: %s', (_size, usedBytes, isLarge) => {
    const options: string[] = [];
    expect(collectLargeHeapBySize(usedBytes, (option) => options.push(option))).toBe(isLarge && MAJOR >= 24);
    expect(options.length).toBe(isLarge && MAJOR >= 24 ? 1 : 0);
  });

  it.skipIf(MAJOR < 24)(
    'R-5 marks its objects several times less often than V8 does by default',
    async () => {
      const byDefault = await countMarkings('0');
      expect(byDefault).toBeGreaterThan(10);
      // On a busy machine V8 marks more often, so the least of three counts.
      let large = Number.POSITIVE_INFINITY;
      for (let time = 0; time < 3 && large >= byDefault / 3; time += 1)
        large = Math.min(large, await countMarkings(String(2 ** 30)));
      expect(large).toBeLessThan(byDefault / 3);
    },
    60_000,
  );
});
