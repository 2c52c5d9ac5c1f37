import type { Payload } from 'payload';
import { forgetAuditEntriesDaily } from './forget-audit-entries.ts';
import { pruneChangeLogDaily } from './prune-change-log.ts';
import { purgeTrashDaily } from './purge-trash.ts';
import { runScheduledChanges } from './run-scheduled-changes.ts';
import { runSearchTasks } from './run-search-tasks.ts';
import { runSubmissions } from './run-submissions.ts';

export type Runner = { stop(): Promise<void> };

/** Starts the CMS's background work. Several processes may run it on one database. */
export const startRunners = (payload: Payload): Runner[] => [
  runScheduledChanges(payload),
  runSearchTasks(payload),
  runSubmissions(payload),
  forgetAuditEntriesDaily(payload),
  pruneChangeLogDaily(payload),
  purgeTrashDaily(payload),
];
