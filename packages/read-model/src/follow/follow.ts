import type { ChangeNumber, ContentChange, ContentSnapshot } from '../contract.ts';
import { ChangeFollower } from './change-follower.ts';

/** What pino offers, and what follow needs of it. */
export type FollowLogger = {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
};

export type FollowOptions = {
  /** Of the site role, which may read the read model. */
  connectionString: string;
  /** Gets everything that is published: at the start, and after an absence longer than the change log reaches. */
  onSnapshot(snapshot: ContentSnapshot): void | Promise<void>;
  /** Gets changes in the order of their numbers, one or more whole transactions at a time. */
  onChanges(changes: ContentChange[]): void | Promise<void>;
  logger?: FollowLogger;
  /** Milliseconds between looks at the change log in case no notification arrives. Default 1000. */
  pollMs?: number;
  /** Ends the wait for the first snapshot, and the following after it. */
  signal?: AbortSignal;
};

export type Follower = {
  /** Number of the newest change that a callback has taken. */
  readonly lastNumber: ChangeNumber;
  /** `disconnected` also while a database that is connected owes an answer for more than three seconds. */
  readonly state: 'following' | 'disconnected';
  /** Ends the following; resolves when the connection is closed and no callback runs any more. */
  stop(): Promise<void>;
};

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
