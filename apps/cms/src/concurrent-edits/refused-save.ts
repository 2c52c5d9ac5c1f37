import { APIError } from 'payload';

/** The field of the form that a refused save marks: from it the admin learns that there is something to choose. */
const MARKED_FIELD = 'updatedAt';

/** What a program is told besides the sentence. Times are ISO 8601. */
export type StaleSave = {
  savedBy: string | null;
  savedAt: string | null;
  /** From which version to go on. */
  updatedAt: string;
  /** Names of the fields that differ between the version the save was made from and the newest one. */
  changed: string[];
};

// No colon: the admin would cut the sentence there.
const sayStale = ({ savedBy, changed }: StaleSave, isOwn: boolean) => {
  const who = isOwn ? 'you have saved it in another window' : `${savedBy ?? 'somebody'} has saved it`;
  const what = changed.length > 0 ? ` and changed ${changed.join(', ')}` : '';
  return `Nothing was saved, because since this version was opened ${who}${what}.`;
};

/** Thrown when a save was made from a version that is not the newest one any more. */
export class StaleSaveError extends APIError {
  /** @param status 412 when the version came as `If-Match`, 409 when it was in the body */
  constructor(stale: StaleSave, { status, isOwn }: { status: 409 | 412; isOwn: boolean }) {
    const message = sayStale(stale, isOwn);
    super(message, status, { ...stale, errors: [{ path: MARKED_FIELD, message }] }, true);
    this.name = 'StaleSaveError';
  }
}

/** Thrown when somebody else is editing the document. */
export class EditLockError extends APIError {
  constructor(holder: string) {
    const message = `Nothing was changed, because ${holder} is editing this.`;
    super(message, 423, { lockedBy: holder, errors: [{ path: MARKED_FIELD, message }] }, true);
    this.name = 'EditLockError';
  }
}
