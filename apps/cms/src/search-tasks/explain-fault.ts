import { InvalidNodeError } from '@keelstone/content/types/types.model.ts';
import { InvalidSettingError, PathTakenError, RedirectLoopError } from '@keelstone/read-model';
import { explainLastFailure } from '../database/explain-failure.ts';

const FOR_EDITORS = [InvalidNodeError, InvalidSettingError, PathTakenError, RedirectLoopError];

/** Why something could not be repaired, as a sentence; technical details are for the log. */
export function explainFault(error: unknown): string {
  const isForEditors = FOR_EDITORS.some((kind) => error instanceof kind);
  return isForEditors ? (error as Error).message : explainLastFailure(error);
}
