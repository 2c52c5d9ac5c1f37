/**
 * Texts of the admin's own parts, by room. Payload's `i18n.translations` has them as `keelstone`, so that another
 * language is another such object. No colons in what may become an error message: the admin cuts it there.
 */
export const messages = {
  session: {
    heading: 'Log in again',
    ended: 'Your session has ended. What you typed is still here, behind this dialog.',
    goesOn: 'After that, what you were doing goes on.',
    email: 'Email',
    password: 'Password',
    logIn: 'Log in',
    later: 'Not now',
    failed: 'The CMS did not answer. Try again in a moment.',
    unreachable: 'The CMS could not be reached. What you typed is still here. Try again in a moment.',
    restarting: 'The CMS is restarting. Your request goes on as soon as it is back.',
  },
  errors: {
    one: 'Nothing was saved. One field has to change first.',
    several: 'Nothing was saved. {{number}} fields have to change first.',
    inLanguage: 'in {{language}}',
  },
  icons: {
    home: 'Dashboard',
    closeMenu: 'Close menu',
    morePublishing: 'More choices',
    moreActions: 'More actions',
    rowActions: 'Actions of this row',
    drag: 'Move by dragging, or with space and the arrow keys',
    clear: 'Clear the date',
    previousPage: 'Previous page',
    nextPage: 'Next page',
  },
  publishing: {
    published: 'Published in {{language}}.',
    publishedAll: 'Published in all languages.',
    archived: 'Archived.',
    view: 'View on site',
  },
  review: {
    sent: 'Sent to review.',
    sentBack: 'Sent back to its author.',
  },
  times: {
    ofEvent: '{{zone}}, the time zone of the event',
    ofSite: '{{zone}}, the time zone of the site',
  },
  versions: {
    heading: 'Versions',
    intro:
      'The last fifty versions. Choose one to compare it with another, in one or several languages, and to restore it as a draft.',
    columns: { saved: 'Saved', by: 'By', state: 'State', note: 'Note' },
    published: 'Published',
    inReview: 'In review',
    draft: 'Draft',
    nobody: 'The CMS',
  },
  unsaved: {
    region: 'Unsaved changes',
    kept: 'What you typed until {{time}} was not saved. It is kept in this browser.',
    changed: 'Changed: {{fields}}.',
    savedSince:
      'Somebody has saved this since. Put your text back and save, and you can choose what becomes of both.',
    restore: 'Put it back',
    copy: 'Copy it',
    discard: 'Discard it',
    restored: 'Your text is back in the form. It is not saved yet.',
    copied: 'What you typed is in the clipboard.',
    text: 'What you typed',
  },
} as const;
