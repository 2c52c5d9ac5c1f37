import { say } from '@keelstone/languages/say.ts';
import { type CollectionBeforeChangeHook, type Field, ValidationError } from 'payload';
import { notByRequests } from '../access/collection-access.ts';

const MOST_CHARACTERS = 200;

/** Why somebody saved a version. */
export const versionNoteFields: Field[] = [
  {
    // What the form sends with one save; the next begins without.
    name: 'saveNote',
    label: 'Note on this version',
    type: 'text',
    virtual: true,
    // The form is told so after each save.
    hooks: { afterRead: [() => ''] },
    admin: {
      position: 'sidebar',
      // Payload lets nobody type into a virtual field unless told so.
      readOnly: false,
      description: 'Optional. Why you change the page. It is shown under Versions, never to visitors.',
      disableBulkEdit: true,
      disableListColumn: true,
      disableListFilter: true,
    },
  },
  {
    name: 'versionNote',
    type: 'text',
    access: notByRequests,
    hooks: { beforeDuplicate: [() => null] },
    admin: { hidden: true, disableBulkEdit: true, disableListColumn: true, disableListFilter: true },
  },
];

/** A version has the note of its own save only. */
export const recordVersionNote: CollectionBeforeChangeHook = ({ collection, data }) => {
  const { saveNote, ...saved } = data;
  const note = typeof saveNote === 'string' ? saveNote.trim() : '';
  if (note.length > MOST_CHARACTERS) {
    const message = say('This note has {note} characters, and there is room for {mostCharacters}.', {
      note: note.length,
      mostCharacters: MOST_CHARACTERS,
    });
    const errors = [{ path: 'saveNote', label: say('Note on this version'), message }];
    throw new ValidationError({ collection: collection.slug, errors });
  }
  return { ...saved, versionNote: note === '' ? null : note };
};
