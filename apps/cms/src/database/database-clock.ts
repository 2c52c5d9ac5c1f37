import type { Executor } from '@keelstone/read-model';

/**
 * The time of the database, for whatever decides when something is deleted or due: all processes share it, while the
 * clock of one machine may be days off.
 */
export async function readClock(executor: Executor): Promise<Date> {
  const { rows } = await executor.query('select extract(epoch from clock_timestamp()) * 1000 as now');
  return new Date(Number(rows[0]?.now));
}
