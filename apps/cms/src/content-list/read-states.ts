import type { Executor } from '@keelstone/read-model';
import { type ContentState, STATE_IN_SQL } from '../admin/content-state/content-state.ts';
import type { DraftedSlug } from '../database/drafted-collections.ts';

/** The states of documents of one type, also of those in the trash. */
export async function readStates(
  executor: Executor,
  type: DraftedSlug,
  ids: readonly number[],
): Promise<Map<number, ContentState>> {
  const { rows } = await executor.query(
    `select m.id, ${STATE_IN_SQL} as state
     from "${type}" m join "_${type}_v" v on v.parent_id = m.id and v.latest
     where m.id = any(string_to_array($1, ',')::integer[])`,
    [ids.join()],
  );
  return new Map(rows.map(({ id, state }) => [Number(id), state as ContentState]));
}
