'use client';

import { say } from '@keelstone/languages/say.ts';
import type { Translation } from './use-translation.ts';

type NoteProps = { translation: Translation; hint: string; error: string | undefined };

/** The note on the version that the next save makes. */
export function VersionNote({ translation, hint, error }: NoteProps) {
  return (
    <p className="translate__version-note">
      <label htmlFor="translate-note">{say('Note on this version')}</label>
      <input
        id="translate-note"
        type="text"
        value={translation.entered.note}
        aria-invalid={error ? true : undefined}
        aria-describedby="translate-note-hint"
        onChange={({ target }) => translation.writeNote(target.value)}
      />
      <small id="translate-note-hint">{hint}</small>
      {error && (
        <span className="translate__error" role="alert">
          {error}
        </span>
      )}
    </p>
  );
}
