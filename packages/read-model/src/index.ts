export * from './contract.ts';
export { type Follower, type FollowLogger, follow } from './follow/follow.ts';

export { correctRedirects } from './publish/correct-redirects.ts';
export { findDependents } from './publish/find-dependents.ts';
export type { PathHolder } from './publish/path-holder.ts';
export { pruneChangeLog } from './publish/prune-change-log.ts';
export { correct, correctAll, PathTakenError, publish, publishAll } from './publish/publish.ts';
export { publishRedirect, publishRedirects, RedirectLoopError, removeRedirect } from './publish/redirect.ts';
export { requestReindex } from './publish/request-reindex.ts';
export { InvalidSettingError, isSettingPublished, publishSetting } from './publish/setting.ts';
export { unpublish } from './publish/unpublish.ts';
export { ContentReplica } from './replica/content-replica.ts';
export { referredBy } from './replica/reference-index.ts';
export type { RelatedOptions } from './replica/term-index.ts';
