/** Messages of reusable sections and templates. Plain texts with `{placeholders}`, because scripts of the CMS show them. */
export const reuse = {
  unpublished: 'Not published in {language}: visitors see nothing here.',
  empty: 'It has no text in {language}.',
  notInText:
    'Inside a text, visitors see nothing of it: a text shows neither forms nor pages that are found automatically. Show it below the text.',
  edit: 'Edit the reusable section',
  detach: 'Make it a copy of this page',
  detached: 'The section is a copy now, and belongs to this page only.',
  saveFirst: 'Save the page first.',
  entry: 'Make reusable',
  heading: 'Make this section reusable',
  intro:
    'It is then written in one place for all pages that show it. Nothing changes for visitors. What you typed is saved as a draft first.',
  name: 'Name, by which editors choose it',
  make: 'Make it reusable',
  cancel: 'Cancel',
  made: '“{title}” can now be chosen on every page.',
  newPage: 'New page',
  fromTemplate: 'New from template',
  typeTemplate: '{title} ({type})',
  saveAsTemplate: 'Save as template',
  templateIntro:
    'Keeps the sections and texts of this page, as saved last, for new pages of its type. Title, path, dates, pictures, people and terms are not part of it.',
  templateName: 'Name of the template',
  saveTemplate: 'Save the template',
  templateMade: '“{title}” is a template now. The list of this type offers it.',
};
