export { announceSubmissions } from './submissions/announce-submissions.ts';
export {
  deleteOfAddress,
  deleteOlderThan,
  deleteSubmission,
  type Retention,
  storeRetention,
} from './submissions/delete-submissions.ts';
export { editSubmission, type SubmissionEdit } from './submissions/edit-submission.ts';
export {
  type FailedAttempt,
  markFailed,
  markSent,
  putBack,
} from './submissions/mark-submission.ts';

export { listFiles, readFile, type StoredFile } from './submissions/read-files.ts';
export {
  type CountedState,
  countMatching,
  countOfAddress,
  countSubmissions,
  listSubmissions,
  readSubmissions,
  readSubmissionsById,
  type SubmissionFilter,
} from './submissions/read-submissions.ts';
export { type ReplayOptions, replaySubmissions } from './submissions/replay-submissions.ts';
export { NO_ROOM, storeSubmission } from './submissions/store-submission.ts';
export {
  type StoredSubmission,
  SUBMISSION_STATES,
  type Submission,
  type SubmissionState,
  type SubmittedFile,
} from './submissions/submission.ts';
export { SubmissionInbox } from './submissions/submission-inbox.ts';
export { takeDueSubmissions } from './submissions/take-due-submissions.ts';
export { readCommonSearches } from './visits/common-searches.ts';
export { type CountedForm, FormCounter } from './visits/form-counter.ts';
export { type FormFigures, readFormFigures } from './visits/form-figures.ts';
export {
  KEYWORD_ORDERS,
  type KeywordOrder,
  type KeywordStatistics,
  medianRank,
} from './visits/keyword-statistics.ts';
export { RedirectCounter } from './visits/redirect-counter.ts';
export { deleteRedirectHits, type RedirectHits, readRedirectHits } from './visits/redirect-hits.ts';
export { readSearchChoices } from './visits/search-choices.ts';
export { SearchCounter } from './visits/search-counter.ts';
export {
  readMissedSearches,
  readSearchStatistics,
  type SearchStatistics,
} from './visits/search-statistics.ts';
