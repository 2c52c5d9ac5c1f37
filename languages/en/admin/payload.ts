/** What is said instead of some of Payload's own texts: the admin has the brand's name, and says what has happened. */
export const payloadTexts = {
  general: {
    payloadSettings: 'Settings',
    // What is copied is inserted: see row-editing.
    copyField: 'Copy all',
    copyRow: 'Copy',
    pasteField: 'Paste at the end',
    pasteRow: 'Paste below',
    updatedSuccessfully: 'Saved.',
    successfullyCreated: '{{label}} was added.',
  },
  version: {
    // The states of pages, in the words of the list of content.
    draftHasPublishedVersion: 'Published, with changes',
    currentDraft: 'Draft, saved last',
    currentlyPublished: 'Published, shown now',
    previouslyPublished: 'Published, replaced since',
    draftSavedSuccessfully: 'Saved as a draft.',
    problemRestoringVersion: 'This revision could not be restored. Load the page again and try once more.',
    restoreThisVersion: 'Restore as draft',
    restoredSuccessfully: 'Restored as a draft.',
    aboutToRestore:
      'You are about to restore this {{label}} to the state that it was in on {{versionDate}}. It becomes a draft. What is published stays as it is, in every language.',
  },
};
