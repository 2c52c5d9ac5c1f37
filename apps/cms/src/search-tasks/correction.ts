import type { DocumentReader } from '@keelstone/editing/projection/document-reader.ts';
import type { Executor } from '@keelstone/read-model';
import type { PayloadRequest } from 'payload';
import type { TaskFault } from './search-task.ts';

/** The context of a repair: one transaction, in which nobody else publishes. */
export type CorrectionWork = { req: PayloadRequest; executor: Executor; documents: DocumentReader };

/** The result of a repair: rows that were missing or wrong, surplus rows, and what could not be repaired. */
export type Correction = { written: number; removed: number; faults: TaskFault[] };

export const correction = (part: Partial<Correction> = {}): Correction => ({
  written: 0,
  removed: 0,
  faults: [],
  ...part,
});

export const addUp = (one: Correction, other: Correction): Correction => ({
  written: one.written + other.written,
  removed: one.removed + other.removed,
  faults: [...one.faults, ...other.faults],
});
