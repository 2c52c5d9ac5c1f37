import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readRun } from './all/result-file.ts';
import { BENCHES } from './benches.ts';
import { missingPrograms } from './delivery/server.ts';

const PAGE = '<!doctype html><html lang="en"><title>A page to visit</title><p>Words to paint</p></html>';

/** Without its programs, which few machines have, the benchmark of delivery says so. */
const leftOut = missingPrograms({ nginx: '-v', wrk: '-v', taskset: '-V' });

it('every benchmark starts, measures and is read, with its smallest settings', {
  timeout: 400_000,
}, async () => {
  const results = mkdtempSync(join(tmpdir(), 'keelstone-bench-'));
  // Instead of the demo, which takes minutes to load.
  const server = createServer((_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(PAGE),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    const { port } = server.address() as AddressInfo;
    const child = execFile(process.execPath, [join(import.meta.dirname, 'all.bench.ts')], {
      env: {
        PATH: process.env.PATH,
        CHROMIUM_PATH: process.env.CHROMIUM_PATH,
        BENCH_RESULTS: results,
        BENCH_SMALLEST: '1',
        SITE_URL: `http://127.0.0.1:${port}`,
      },
      maxBuffer: 2 ** 24,
    });
    await once(child, 'close');
    const run = readRun(join(results, 'all.json'));
    const started = BENCHES.filter(({ smallest }) => smallest !== null).map(({ name }) => name);
    const outcomes = run?.benches
      .filter(({ name }) => started.includes(name))
      .map(({ name, reason, figures }) => [name, reason, figures.length > 0]);
    expect(outcomes).toEqual(
      started.map((name) =>
        name === 'delivery' && leftOut.length > 0
          ? [name, expect.stringContaining(`${leftOut.join(', ')} missing`), false]
          : [name, null, true],
      ),
    );
    const page = readFileSync(join(results, 'benchmarks.md'), 'utf8');
    for (const { title } of BENCHES) expect(page).toContain(`## ${title}\n`);
  } finally {
    server.close();
    rmSync(results, { recursive: true });
  }
});
