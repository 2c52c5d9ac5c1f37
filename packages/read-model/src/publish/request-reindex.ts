import type { Executor } from '../contract.ts';
import { logChange } from './change-log.ts';

/** Tells every follower to rebuild its search index when the transaction commits. */
export async function requestReindex(executor: Executor): Promise<void> {
  await logChange(executor, { kind: 'reindex' });
}
