import type { DocumentReader } from '@keelstone/editing/projection/document-reader.ts';
import type { Executor } from '@keelstone/read-model';
import type { PayloadRequest } from 'payload';
import type { TaskError } from './search-task.ts';

/** The context of a repair: one transaction, in which nobody else publishes. */
export type RepairWork = { req: PayloadRequest; executor: Executor; documents: DocumentReader };

/** The result of a repair: rows that were missing or wrong, surplus rows, and what could not be repaired. */
export type Repair = { written: number; removed: number; errors: TaskError[] };

export const repairOf = (part: Partial<Repair> = {}): Repair => ({
  written: 0,
  removed: 0,
  errors: [],
  ...part,
});

export const addUp = (one: Repair, other: Repair): Repair => ({
  written: one.written + other.written,
  removed: one.removed + other.removed,
  errors: [...one.errors, ...other.errors],
});
