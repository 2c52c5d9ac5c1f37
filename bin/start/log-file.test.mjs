import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LogFile } from './log-file.mjs';

let directory;
let logs = [];
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'keelstone-logs-'));
});
afterEach(() => {
  for (const log of logs) log.close();
  logs = [];
  rmSync(directory, { recursive: true, force: true });
});

function openLog(largest) {
  const log = new LogFile('site', { directory, ...(largest ? { largest } : {}) });
  logs.push(log);
  return log;
}
const text = (name = 'site.log') => readFileSync(join(directory, name), 'utf8');

describe('the log of a process', () => {
  it('O-1 keeps why the run before ended, and shows the last lines of its own run', () => {
    openLog().write('out of memory\n');
    const second = openLog();
    second.write('one\ntwo\n');
    expect(text()).toMatch(/^----- .*\nout of memory\n----- .*\none\ntwo\n$/);
    expect(second.tail()).toBe('one\ntwo');
  });

  it('O-1 shows the beginning of a line that is long, and keeps all of it', () => {
    const log = openLog();
    log.write(`why\n${'x'.repeat(100_000)}\n`);
    expect(log.tail()).toMatch(/^why\nx{500} … \(99500 more characters\)$/);
    expect(text()).toContain('x'.repeat(100_000));
  });

  it('O-1 makes room for the next file when it is full, and keeps a few', () => {
    const log = openLog(200);
    for (let number = 1; number <= 60; number += 1) log.write(`line ${number} ${'x'.repeat(50)}\n`);
    const names = readdirSync(directory).toSorted();
    expect(names).toEqual(['site.log', 'site.log.1', 'site.log.2', 'site.log.3', 'site.log.4']);
    const lines = names.toReversed().flatMap((name) => text(name).match(/line \d+/g) ?? []);
    const newest = Array.from(
      { length: lines.length },
      (_, place) => `line ${60 - lines.length + 1 + place}`,
    );
    expect(lines.length).toBeGreaterThan(8);
    expect(lines).toEqual(newest);
    for (const name of names) expect(statSync(join(directory, name)).size).toBeLessThanOrEqual(200);
  });

  it('O-1 goes on in a full file where no other can be made, says so once, and loses none of the former', () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const log = openLog(200);
    for (let number = 1; number <= 5; number += 1) log.write(`line ${number} ${'x'.repeat(50)}\n`);
    const before = readdirSync(directory).toSorted();
    const former = text('site.log.1');
    // A folder in the place of the next file: root may write everywhere.
    mkdirSync(join(directory, 'site.log.next'));
    for (let number = 6; number <= 12; number += 1) log.write(`line ${number} ${'x'.repeat(50)}\n`);
    expect(said.mock.calls.map(([line]) => line)).toEqual([
      expect.stringMatching(/site\.log cannot be written \(EISDIR\)/),
    ]);
    expect(text('site.log.1')).toBe(former);
    // The terminal shows it nevertheless.
    expect(log.tail()).toMatch(/line 12 x+$/);
    rmSync(join(directory, 'site.log.next'), { recursive: true });
    for (let number = 13; number <= 14; number += 1) log.write(`line ${number} ${'x'.repeat(50)}\n`);
    expect(readdirSync(directory).toSorted()).toEqual([...before, 'site.log.2']);
    expect(text()).toContain('line 14');
    said.mockRestore();
  });

  it('O-1 is read by its owner only, also one that all could read before', () => {
    const file = join(directory, 'site.log');
    writeFileSync(file, 'before\n');
    chmodSync(file, 0o644);
    openLog(100).write('x'.repeat(100));
    for (const name of readdirSync(directory)) expect(statSync(join(directory, name)).mode & 0o077).toBe(0);
  });
});
