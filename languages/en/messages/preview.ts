/** Messages of previews, in the language of the previewed content. */
export const preview = {
  preview: 'Preview, not published',
  onlyByLink: 'Only people with this link see it.',
  edit: 'Edit this page',
  live: 'This is how the form looks now, also what is not saved.',
  away: 'The CMS does not answer. You see the last picture.',
  tooLong:
    'The form has more than 2 MB, which is too much for this preview. You see the last picture. Save, and open Preview.',
  formsStay: 'Forms are not sent from a preview.',
};
