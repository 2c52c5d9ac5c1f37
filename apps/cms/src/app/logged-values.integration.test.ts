import { inspect } from 'node:util';
import { pino } from 'pino';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { Staff } from '../http/staff.fixture.ts';
import { startCms } from '../test-cms.ts';
import { logWithoutValues } from './console-without-values.ts';
import { failureText } from './failure-text.ts';

const cms = await startCms();
afterAll(() => cms.stop());
const administrator = await Staff.hire(cms.payload, 'administrator');
await cms.asSuperuser(`alter table users add constraint refused check (name <> 'Refused')`);

/** What the CMS's own logger writes meanwhile. */
async function logOf(work: () => Promise<unknown>): Promise<string> {
  const logger = cms.payload.logger as unknown as Record<symbol, unknown> & { level: string };
  const { [pino.symbols.streamSym]: stream, level } = logger;
  let log = '';
  logger[pino.symbols.streamSym] = { write: (line: string) => (log += line) };
  logger.level = 'error';
  try {
    await work();
  } finally {
    Object.assign(logger, { [pino.symbols.streamSym]: stream, level });
  }
  return log;
}

async function expectNoValues(log: string) {
  for (const kept of ['Failed query: insert into', '23514', 'refused', 'violates check constraint'])
    expect(log).toContain(kept);
  const [user] = await cms.query<{ salt: string; hash: string; email: string }>(
    'select salt, hash, email from users where id = $1',
    [administrator.user.id],
  );
  for (const value of ['Refused', ...Object.values(user ?? {})]) expect(log).not.toContain(value);
}

const refused = () =>
  cms.payload
    .update({ collection: 'users', id: administrator.user.id, data: { name: 'Refused' } })
    .catch((error: unknown) => error);

describe('the log of the CMS', () => {
  it('C-11 has no salt, hash and address of an account whose save the database refuses', async () => {
    const log = await logOf(async () => {
      const { status } = await administrator.patch(`/api/users/${administrator.user.id}`, {
        name: 'Refused',
      });
      expect(status).toBe(500);
    });
    await expectNoValues(log);
  });

  it('C-11 of a script begins with the reason, and ends where the terminal still shows it', async () => {
    const printed = failureText(await refused());
    expect(printed).toMatch(
      /^Error: new row for relation "users" violates check constraint "refused" \(23514\)\n/,
    );
    expect(printed).toMatch(/\n +at /);
    await expectNoValues(printed);
    const own = await cms.query('select * from nowhere').catch((error: unknown) => error);
    expect(failureText(own)).toMatch(/^relation "nowhere" does not exist \(42P01\)\n/);
    // bin/start/log-file.mjs shows the last 25 lines.
    expect(printed.split('\n').length).toBeLessThan(25);
  });

  it('C-11 has none either when Next.js logs the error to the console', async () => {
    let log = '';
    const spy = vi.spyOn(console, 'error').mockImplementation((...args) => {
      log += args.map((each) => inspect(each, { depth: 9 })).join(' ');
    });
    const before = console.error;
    logWithoutValues();
    console.error('⨯', await refused());
    console.error = before;
    spy.mockRestore();
    await expectNoValues(log);
  });
});
