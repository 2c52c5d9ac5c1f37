import { APIError } from 'payload';

/** The form field with the error, by which the admin recognizes a refused save. */
const MARKED_FIELD = 'updatedAt';

/** Details for programs, besides the message. Times are ISO 8601. */
export type StaleSave = {
  savedBy: string | null;
  savedAt: string | null;
  /** The newest version, to continue from. */
  updatedAt: string;
  /** Names of the fields that differ between the base version and the newest one. */
  changed: string[];
};

// No colon: the admin would cut off the sentence there.
const sayStale = ({ savedBy, changed }: StaleSave, isOwn: boolean) => {
  const who = isOwn ? 'you have saved it in another window' : `${savedBy ?? 'somebody'} has saved it`;
  const what = changed.length > 0 ? ` and changed ${changed.join(', ')}` : '';
  return `Nothing was saved, because since this version was opened ${who}${what}.`;
};

/** Thrown when a save's base version is no longer the newest. */
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
