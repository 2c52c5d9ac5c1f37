import { ChangeFollower, type Follower, type FollowOptions } from './change-follower.ts';

export type { Follower, FollowLogger, FollowOptions } from './change-follower.ts';

/**
 * Follows what is published. Until `onSnapshot` has processed the first snapshot, and after every lost
 * connection, it retries with increasing pauses and logs each failure. Errors thrown by a callback are logged,
 * and the snapshot or changes are delivered again in their state at that time.
 *
 * @returns the follower, when `onSnapshot` has processed the first snapshot
 * @throws the signal's reason if it aborts before the first snapshot
 */
export async function follow(options: FollowOptions): Promise<Follower> {
  const follower = new ChangeFollower(options);
  await follower.start();
  return follower;
}
