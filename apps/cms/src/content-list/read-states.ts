import type { ContentType } from '@keelstone/model';
import type { Executor } from '@keelstone/read-model';
import { type ContentState, STATE_IN_SQL } from './content-state.ts';

/** The states of pages of one type, also of those in the trash. */
export async function readStates(
  executor: Executor,
  type: ContentType,
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
