export * from './contract.ts';
export { type Follower, type FollowLogger, type FollowOptions, follow } from './follow/follow.ts';
export { correct } from './publish/correct.ts';
export { correctRedirects } from './publish/correct-redirects.ts';
export { findDependents } from './publish/find-dependents.ts';
export type { PathHolder } from './publish/path-holder.ts';
export { pruneChangeLog } from './publish/prune-change-log.ts';
export { PathTakenError, publish } from './publish/publish.ts';
export { publishRedirect, publishRedirects, RedirectLoopError, removeRedirect } from './publish/redirect.ts';
export { requestReindex } from './publish/request-reindex.ts';
export { InvalidSettingError, publishSetting } from './publish/setting.ts';
export { unpublish } from './publish/unpublish.ts';
export { ContentReplica } from './replica/content-replica.ts';
export { referredBy } from './replica/reference-index.ts';
export type { RelatedOptions } from './replica/term-index.ts';
export {
  deleteOlderThan,
  deleteSubmission,
  type Retention,
} from './submissions/delete-submissions.ts';
export {
  type FailedAttempt,
  markFailed,
  markSent,
  putBack,
  type TakenSubmission,
} from './submissions/mark-submission.ts';
export { MOST_ATTEMPTS, pauseBeforeAttempt } from './submissions/pause-before-attempt.ts';
export {
  countSubmissions,
  listSubmissions,
  readSubmissions,
  readSubmissionsById,
  type SubmissionCount,
  type SubmissionFilter,
} from './submissions/read-submissions.ts';
export { type ReplayOptions, replaySubmissions } from './submissions/replay-submissions.ts';
export { storeSubmission } from './submissions/store-submission.ts';
export {
  type KeptSubmission,
  SUBMISSION_STATES,
  type Submission,
  type SubmissionState,
  type SubmittedFields,
} from './submissions/submission.ts';
export { SubmissionInbox } from './submissions/submission-inbox.ts';
export { type TakeOptions, takeDueSubmissions } from './submissions/take-due-submissions.ts';
export { RedirectCounter } from './visits/redirect-counter.ts';
export { forgetRedirectHits, type RedirectHits, readRedirectHits } from './visits/redirect-hits.ts';
export { SearchCounter } from './visits/search-counter.ts';
export {
  type ClickCount,
  type KeywordCount,
  readSearchStatistics,
  type SearchStatistics,
} from './visits/search-statistics.ts';
