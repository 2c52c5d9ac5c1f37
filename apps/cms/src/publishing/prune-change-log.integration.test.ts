import { afterAll, expect, it, vi } from 'vitest';
import { startRunners } from '../app/start-runners.ts';
import type { Runner } from '../database/poll.ts';
import { startCms } from '../test-cms.ts';
import { CHANGES_KEPT } from './prune-change-log.ts';

let runners: Runner[] = [];
const cms = await startCms();
afterAll(async () => {
  // All at once: one that takes long to end must not leave the others to the next file's database.
  await Promise.all(runners.map((runner) => runner.stop()));
  await cms.stop();
});

it('R-5 a CMS that runs keeps the newest changes, and the change log from growing for ever', async () => {
  const log = async () =>
    (
      await cms.query<{ count: number; newest: number }>(
        'select count(*)::integer as count, max(number)::integer as newest from published.change_log',
      )
    )[0];
  await cms.query(
    "insert into published.change_log (kind, from_path) select 'redirect', '/old/' || n from generate_series(1, $1) as n",
    [CHANGES_KEPT + 50],
  );
  const before = await log();
  expect(before?.count).toBeGreaterThan(CHANGES_KEPT);
  runners = startRunners(cms.payload);
  const pruned = { count: CHANGES_KEPT, newest: before?.newest };
  await vi.waitFor(async () => expect(await log()).toEqual(pruned), { timeout: 30_000, interval: 100 });
});
