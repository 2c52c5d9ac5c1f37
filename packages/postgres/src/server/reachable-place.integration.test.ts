import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findFreePort, startEmbeddedPostgres } from '../index.ts';
import { chooseInstallation } from './reachable-place.ts';
import { runProgram } from './run-program.ts';
import { choosePostgresUser } from './system-user.ts';

let home: string;
const made: string[] = [];
beforeEach(async () => {
  // Mode 700, like a checkout in root's home directory.
  home = await mkdtemp(path.join(tmpdir(), 'keelstone-private-'));
  made.push(home);
});
afterEach(async () => {
  for (const place of made.splice(0)) await rm(place, { recursive: true, force: true });
});

describe.runIf(process.getuid?.() === 0)('root, whose home PostgreSQL cannot enter', () => {
  it('keeps the data where PostgreSQL can reach them, says so, and finds them again', async () => {
    const log: string[] = [];
    const start = async () =>
      startEmbeddedPostgres({
        dataDirectory: path.join(home, 'data'),
        port: await findFreePort(),
        password: 'admin',
        durable: false,
        log: (line) => log.push(line),
      });
    const first = await start();
    made.push(first.dataDirectory);
    const client = new pg.Client({ connectionString: first.connectionString });
    await client.connect();
    await client.query('create table kept ()');
    await client.end();
    await first.stop();
    expect(first.dataDirectory).toMatch(/^\/var\/lib\/keelstone\/data-/);
    expect(log).toContainEqual(expect.stringContaining(`The database is in ${first.dataDirectory}`));

    // Even if the home directory becomes accessible later, the data stays where it is.
    await chmod(home, 0o755);
    const second = await start();
    expect(second.dataDirectory).toBe(first.dataDirectory);
    await second.stop();
  });

  it('runs a copy of the binaries, made once', async () => {
    const installed = { directory: path.join(home, 'native'), version: `test-${path.basename(home)}` };
    const program = path.join(installed.directory, 'bin', 'postgres');
    await mkdir(path.dirname(program), { recursive: true });
    await writeFile(program, '#!/bin/sh\necho postgres 18\n', { mode: 0o700 });
    const log: string[] = [];
    const user = await choosePostgresUser(path.join(home, 'data'), (line) => log.push(line));
    const copy = await chooseInstallation(installed, user, (line) => log.push(line));
    made.push(copy.directory);
    expect(copy.directory).toMatch(/^\/var\/lib\/keelstone\/postgresql-test-/);
    expect(await runProgram(path.join(copy.directory, 'bin', 'postgres'), [], user)).toBe('postgres 18\n');
    expect(await chooseInstallation(installed, user, (line) => log.push(line))).toEqual(copy);
    expect(log.filter((line) => line.startsWith('Copying'))).toHaveLength(1);
    expect(existsSync(program)).toBe(true);
  });
});
