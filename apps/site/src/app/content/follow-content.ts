import { type ContentChange, type ContentSnapshot, type FollowLogger, follow } from '@keelstone/read-model';
import type { ContentListener } from '../site-context.ts';

export type FollowerState = 'starting' | 'following' | 'disconnected';

export type ContentFollower = { readonly state: FollowerState; stop(): Promise<void> };

type FollowContentOptions = { databaseUrl: string; logger: FollowLogger; signal?: AbortSignal };

/**
 * Keeps everything that holds published content up to date: the replica and the search indexes. Resolves when
 * they have loaded the first snapshot. All of them apply a change synchronously, so that no request sees it in
 * only some of them.
 *
 * @throws the signal's reason if it aborts before the first snapshot
 */
export async function followContent(
  listeners: readonly ContentListener[],
  { databaseUrl, logger, signal }: FollowContentOptions,
): Promise<ContentFollower> {
  const follower = await follow({
    connectionString: databaseUrl,
    logger,
    signal,
    onSnapshot(snapshot: ContentSnapshot) {
      for (const listener of listeners) listener.load(snapshot);
    },
    onChanges(changes: ContentChange[]) {
      for (const listener of listeners) listener.apply(changes);
    },
  });
  return {
    get state() {
      return follower.state;
    },
    stop: () => follower.stop(),
  };
}
