import { say } from '@keelstone/languages/say.ts';
import { APIError } from 'payload';
import type { AnyField } from '../admin/refusals/describe-field.ts';
import { sayChanged } from './say-changed.ts';

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
  /** Whether it was moved to the trash, where nothing can be saved over it. */
  isInTrash: boolean;
};

type Told = {
  /** Whether it was saved by whoever is told. */
  isOwn: boolean;
  /** Those of the form. */
  fields: readonly AnyField[];
};

const sayStale = ({ savedBy, changed, isInTrash }: StaleSave, { isOwn, fields }: Told) => {
  if (isInTrash)
    return say(
      'Nothing was saved, because this has been moved to the trash since it was opened. Restore it there, in a new tab. Then save again, and choose to save yours over it.',
    );
  const who = isOwn
    ? say('you have saved it in another window')
    : say('{name} has saved it', { name: savedBy ?? say('somebody') });
  const told = sayChanged(fields, changed);
  if (told === '') return say('Nothing was saved, because since this version was opened {who}.', { who });
  return say('Nothing was saved, because since this version was opened {who} and changed {changed}.', {
    who,
    changed: told,
  });
};

/** Thrown when a save's base version is no longer the newest. */
export class StaleSaveError extends APIError {
  /** @param told status 412 when the version came as `If-Match`, 409 when it was in the body */
  constructor(stale: StaleSave, { status, ...told }: Told & { status: 409 | 412 }) {
    const message = sayStale(stale, told);
    super(message, status, { ...stale, errors: [{ path: MARKED_FIELD, message }] }, true);
    this.name = 'StaleSaveError';
  }
}

/** Thrown when somebody else is editing the document. */
export class EditLockError extends APIError {
  constructor(holder: string) {
    const message = say('Nothing was changed, because {holder} is editing this.', { holder });
    super(message, 423, { lockedBy: holder, errors: [{ path: MARKED_FIELD, message }] }, true);
    this.name = 'EditLockError';
  }
}

/** Thrown when a form was made by another release, with other fields. */
export class FormerFormError extends APIError {
  constructor() {
    super(
      say(
        'Nothing was saved, because the CMS was updated while this page was open, and its forms have other fields now. Load the page again: what you typed into a form is kept, and offered to you there. Copy anything else first.',
      ),
      409,
      null,
      true,
    );
    this.name = 'FormerFormError';
  }
}
