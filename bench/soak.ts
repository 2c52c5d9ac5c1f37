import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeMachine, readLoadAverage } from './report.ts';
import type { MemorySample } from './soak/memory-trend.ts';
import { runSoak } from './soak/run-soak.ts';

const RESULTS = join(import.meta.dirname, 'results');
const options = {
  seconds: Number(process.env.SOAK_SECONDS ?? 600),
  requestsPerSecond: Number(process.env.SOAK_REQUESTS ?? 50),
  publishesPerSecond: 2,
};

const megabytes = (bytes: number) => (bytes / 2 ** 20).toFixed(1);
const tell = ({ seconds, requests, held, resident }: MemorySample) =>
  console.log(
    `${seconds.toFixed(0).padStart(5)} s ${String(requests).padStart(7)} requests  held ${megabytes(held)} MB  resident ${megabytes(resident)} MB`,
  );

const loadAverage = readLoadAverage();
execFileSync('npm', ['run', 'build', '-w', '@keelstone/site', '--silent'], { stdio: 'inherit' });
const result = await runSoak(options, tell);
const { trend, requests, publishes, forms, failures } = result;
console.log(
  `${requests} requests, ${publishes} publications, ${forms} forms. After warming up memory grew by ${megabytes(trend.growth)} MB; ${megabytes(trend.allowed)} MB are allowed.`,
);
if (options.seconds >= 600) {
  const about = { date: new Date().toISOString().slice(0, 10), machine: describeMachine(), loadAverage };
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(
    join(RESULTS, 'soak.json'),
    `${JSON.stringify({ ...about, node: process.versions.node, ...options, ...result }, null, 2)}\n`,
  );
}
for (const failure of failures) console.error(failure);
if (!trend.isFlat) console.error('Memory is not flat: something is held that is not used any more.');
if (failures.length > 0 || !trend.isFlat) process.exitCode = 1;
