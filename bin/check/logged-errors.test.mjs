import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { errorsIn, refuseLoggedErrors } from './logged-errors.mjs';

const line = (level, time, msg) =>
  JSON.stringify({ level, time, msg, err: { stack: `TypeError: ${msg}\n    at validate (a.ts:1)` } });
const log = [
  '----- 2026-11-28T12:00:00.000Z, started by process 1',
  line(50, 90, 'before'),
  line(30, 110, 'a refusal'),
  line(40, 110, 'a warning'),
  line(50, 110, 'File a-480x270.webp for collection images is missing on the disk. Expected path: /media'),
  line(50, 110, 'an error'),
  line(60, 120, 'the end'),
].join('\n');

test('R-5 errors are found in a log, with where they came from, since the journeys began', () => {
  expect(errorsIn(log, 100)).toEqual([
    expect.stringMatching(/^an error\n.*TypeError.*\n.*at validate/),
    expect.stringMatching(/^the end/),
  ]);
});

test('R-5 they fail the journeys, and are named', () => {
  const folder = mkdtempSync(join(tmpdir(), 'keelstone-logs-'));
  const [with2, without] = ['cms.log', 'site.log'].map((name) => join(folder, name));
  writeFileSync(with2, log);
  writeFileSync(without, line(30, 110, 'fine'));
  const said = vi.spyOn(console, 'log').mockReturnValue();
  expect(() => refuseLoggedErrors([without], 100)).not.toThrow();
  expect(() => refuseLoggedErrors([with2, without], 100)).toThrow('log 2 errors');
  expect(said.mock.calls.flat().join(' ')).toContain('an error');
  said.mockRestore();
  rmSync(folder, { recursive: true });
});
