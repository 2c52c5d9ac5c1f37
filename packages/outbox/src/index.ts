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
