export { AjaxError, FilesNotLoadedError, ForeignCallbackError, VERIFICATION_FAILED } from './ajax-error.ts';
export { bindTriggers, type TriggerOptions } from './bind-triggers.ts';
export { isLocalUrl } from './callback-url.ts';
export type { ErrorWords } from './error-block.ts';
export { loadFiles } from './load-files.ts';
export { POLL_DELAY_MS, ProgressFailedError, pollProgress } from './poll-progress.ts';
export { type ProgressViewOptions, showProgress } from './progress-view.ts';
export { CONTENT_CHANGED, runCommands } from './run-commands.ts';
export { type AsyncSurroundings, sendAsync } from './send-async.ts';
