import { ChangeFollower, type Follower, type FollowOptions } from './change-follower.ts';

export type { Follower, FollowLogger, FollowOptions } from './change-follower.ts';

/**
 * Follows what is published. Resolves once `onSnapshot` has taken the first snapshot; until then, and after every
 * lost connection, it tries again with growing pauses, and says so to the logger. What a callback throws is logged,
 * and the same snapshot or changes, as they are by then, are delivered again.
 *
 * @throws the signal's reason when it aborts before the first snapshot
 */
export async function follow(options: FollowOptions): Promise<Follower> {
  const follower = new ChangeFollower(options);
  await follower.start();
  return follower;
}
