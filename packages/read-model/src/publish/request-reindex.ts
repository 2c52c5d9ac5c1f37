import type { Executor } from '../contract.ts';
import { logChange } from './change-log.ts';

/** Tells every follower, when the transaction commits, to build anew what it searches in. */
export async function requestReindex(executor: Executor): Promise<void> {
  await logChange(executor, { kind: 'reindex' });
}
