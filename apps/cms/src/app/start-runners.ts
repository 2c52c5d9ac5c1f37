import type { Payload } from 'payload';
import { deleteOldEntriesDaily } from '../audit/delete-old-entries.ts';
import type { Runner } from '../database/poll.ts';
import { runLinkChecks } from '../discovery/external-links/run-link-checks.ts';
import { deliverMails } from '../mail/deliver-mails.ts';
import { runRenditions } from '../media/renditions/run-renditions.ts';
import { removeReplacedFilesDaily } from '../media/storage/remove-replaced-files.ts';
import { republishWaitingNodes } from '../publishing/dependents/run-waiting-nodes.ts';
import { pruneChangeLogDaily } from '../publishing/prune-change-log.ts';
import { runScheduledChanges } from '../schedule/run-scheduled-changes.ts';
import { refreshSuggestions } from '../search-rules/refresh-suggestions.ts';
import { runSearchTasks } from '../search-tasks/run-search-tasks.ts';
import { runSubmissionMails } from '../submissions/notify-of-submissions.ts';
import { runSubmissions } from '../submissions/run-submissions.ts';
import { purgeTrashDaily } from '../trash/purge-trash.ts';

/** Starts the CMS's background work. Several processes may run it on one database. */
export const startRunners = (payload: Payload): Runner[] => [
  republishWaitingNodes(payload),
  runScheduledChanges(payload),
  runSearchTasks(payload),
  runSubmissions(payload),
  deliverMails(payload),
  runSubmissionMails(payload),
  runRenditions(payload),
  refreshSuggestions(payload),
  runLinkChecks(payload),
  deleteOldEntriesDaily(payload),
  pruneChangeLogDaily(payload),
  purgeTrashDaily(payload),
  removeReplacedFilesDaily(payload),
];
