import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, describe, expect, it } from 'vitest';
import type { Bench } from '../benches.ts';
import { fromValue } from './figure.ts';
import { parseResult } from './result-file.ts';
import { runBench } from './run-bench.ts';

const results = mkdtempSync(join(tmpdir(), 'keelstone-bench-'));
afterAll(() => rmSync(results, { recursive: true }));

const BENCH: Bench = {
  name: 'sample',
  title: 'Sample',
  minutes: 1,
  smallest: {},
  read: (text, path) => {
    const { value } = parseResult(v.object({ value: v.number() }), text, path);
    return { figures: [fromValue({ name: 'value', unit: 'ms', better: 'lower' }, value)], charts: [] };
  },
};

const WRITES = `import { writeFileSync } from 'node:fs'; writeFileSync(process.env.FILE, process.env.TEXT);`;

/** Runs a program as a benchmark that writes what it is told to write. */
function run(program: string, { text = '{ "value": 7 }', milliseconds = 20_000 } = {}) {
  const path = join(results, 'sample.bench.mjs');
  writeFileSync(path, program);
  const environment = { FILE: join(results, 'sample.json'), TEXT: text };
  return runBench(BENCH, { results, environment, milliseconds, program: path });
}

/** The state of a process: `Z` for one that has ended, and whose parent has not taken notice. */
function stateOf(pid: number): string {
  try {
    return /\) (\w)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1] ?? 'unknown';
  } catch {
    return 'gone';
  }
}

describe('a benchmark', () => {
  it('brings the figures that it has written', async () => {
    const { reading, reason } = await run(WRITES);
    expect(reading?.figures).toMatchObject([{ name: 'value', value: 7 }]);
    expect(reason).toBeNull();
  });

  it('that fails has a reason, and nothing of an earlier result', async () => {
    await run(WRITES);
    const outcome = await run(`throw new RangeError('nginx is missing')`);
    expect(outcome).toMatchObject({
      reading: null,
      reason: 'ended with status 1: RangeError: nginx is missing',
    });
    const silent = await run('');
    expect(silent).toMatchObject({ reading: null, reason: 'it wrote no result' });
    const said = await run(`console.error('wrk missing. Install it.'); process.exitCode = 1;`);
    expect(said.reason).toBe('ended with status 1: wrk missing. Install it.');
  });

  it('that fails after it has written a result has both', async () => {
    const { reading, reason } = await run(
      `${WRITES} process.exitCode = 2; console.error('A target was missed.');`,
    );
    expect(reading?.figures).toHaveLength(1);
    expect(reason).toBe('ended with status 2: A target was missed.');
  });

  it('that takes too long is ended with everything that it has started', async () => {
    const path = join(results, 'child.pid');
    const program = `import { spawn } from 'node:child_process'; import { writeFileSync } from 'node:fs';
const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
writeFileSync(${JSON.stringify(path)}, String(child.pid)); setInterval(() => {}, 1000);`;
    const { reading, reason } = await run(program, { milliseconds: 1500 });
    expect({ reading, reason }).toEqual({ reading: null, reason: 'not finished after 0.0 minutes' });
    const pid = Number(readFileSync(path, 'utf8'));
    // It has been killed, and may still be on a processor.
    await expect.poll(() => stateOf(pid)).toMatch(/^(?:gone|Z)$/);
  });

  it('that writes something else is not read, and the reason says what is wrong', async () => {
    const { reading, reason } = await run(WRITES, { text: '{ "value": "fast" }' });
    expect(reading).toBeNull();
    expect(reason).toContain('sample.json is not what this version writes: value');
  });
});
