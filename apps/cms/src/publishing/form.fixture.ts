import { oneParagraph } from '@keelstone/editing/projection/rich-text/rich-text.fixture.ts';
import type { Language } from '@keelstone/model';

type Words = { en: string; de: string } & { [language: string]: string | undefined };

/** A form with a field of each kind, in one language. Rows of the languages are matched by their ids. */
export function formIn(language: Language) {
  const say = (words: Words) => words[language] ?? words.en;
  const options = (id: string) => [
    { id: `${id}-1`, value: 'risk', label: say({ en: 'Risk', de: 'Risiko' }) },
    { id: `${id}-2`, value: 'audit', label: say({ en: 'Audit', de: 'Prüfung' }) },
  ];
  const field = (blockType: string, label: Words, more: Record<string, unknown> = {}) => ({
    id: `field-${blockType}`,
    blockType,
    name: `${blockType}_field`,
    label: say(label),
    ...more,
  });
  return {
    title: say({ en: 'Write to us', de: 'Schreiben Sie uns' }),
    submitLabel: say({ en: 'Send', de: 'Senden' }),
    note: oneParagraph(say({ en: 'Kept for a year.', de: 'Ein Jahr lang.' })),
    fields: [
      field(
        'text',
        { en: 'Name', de: 'Name' },
        {
          help: say({ en: 'As you sign.', de: 'Wie Sie zeichnen.' }),
          isRequired: true,
          autocomplete: 'name',
          maxLength: 80,
        },
      ),
      field('email', { en: 'E-mail', de: 'E-Mail' }),
      field('phone', { en: 'Telephone', de: 'Telefon' }),
      { id: 'step', blockType: 'step', label: say({ en: 'Your question', de: 'Ihre Frage' }) },
      field('number', { en: 'People', de: 'Personen' }, { min: 1, max: 500 }),
      field('textarea', { en: 'Message', de: 'Nachricht' }),
      field('select', { en: 'Subject', de: 'Thema' }, { options: options('select') }),
      field(
        'radio',
        { en: 'Edition', de: 'Ausgabe' },
        { options: options('radio'), condition: { field: 'select_field', values: ' audit \n' } },
      ),
      field('checkboxes', { en: 'Topics', de: 'Themen' }, { options: options('checkboxes') }),
      field(
        'checkbox',
        { en: 'Agreement', de: 'Einwilligung' },
        { text: oneParagraph(say({ en: 'I agree.', de: 'Einverstanden.' })) },
      ),
      field(
        'file',
        { en: 'Papers', de: 'Unterlagen' },
        { accepts: ['pdf', 'office'], maxMegabytes: 3, maxFiles: 2 },
      ),
      { id: 'empty', blockType: 'step', label: say({ en: 'Nothing', de: 'Nichts' }) },
    ],
    hiddenFields: [
      { name: 'page', source: 'page_url', value: 'ignored' },
      { name: 'utm_source', source: 'query', value: 'utm_source' },
      { name: 'campaign', source: 'fixed', value: 'spring' },
    ],
    confirmation: {
      kind: 'message',
      message: oneParagraph(say({ en: 'It has arrived.', de: 'Ist angekommen.' })),
    },
  };
}
