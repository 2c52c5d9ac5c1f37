export { bindTriggers } from './bind-triggers.ts';

export { ProgressFailedError } from './poll-progress.ts';
export { showProgress } from './progress-view.ts';
