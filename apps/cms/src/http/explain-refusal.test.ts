import { pathToFileURL } from 'node:url';
import { allTexts } from '@keelstone/languages/admin-languages.ts';
import { LANGUAGES } from '@keelstone/languages/languages.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { escapeColons, explainRefusal } from './explain-refusal.ts';

type Shown = { message: string; errors?: string[] };
let createErrorsFromMessage: (message: string) => Shown;

// The parser of Payload's forms itself, which its package does not export.
beforeAll(async () => {
  const ui = import.meta.resolve('@payloadcms/ui');
  const parser = new URL('../../elements/Toasts/fieldErrors.js', ui);
  ({ createErrorsFromMessage } = await import(/* @vite-ignore */ pathToFileURL(parser.pathname).href));
});

/** What a form of Payload shows of a message, in one piece; null if it makes a list of it. */
function shown(message: string): string | null {
  const { message: beginning, errors = [] } = createErrorsFromMessage(message);
  return errors.length > 1 ? null : [beginning, ...errors].join('');
}

/** Values as editors choose them: with all that the parser looks for. */
const filled = (text: string) =>
  text.replace(/\{\w+\}/g, 'Risk: fires, floods > "9:30" and https://a.example/b,c');
const withoutColons = (text: string) => text.replace(/\s*(?::|∶| –)/g, '');

describe('a refusal in a form of Payload', () => {
  it.each(LANGUAGES)(
    'C-9 C-10 is shown whole, whatever is said in %s, and with whatever values',
    (language) => {
      const texts = Object.entries(allTexts[language]).flat();
      expect(texts.length).toBeGreaterThan(1000);
      const changed = [...texts, ...texts.map(filled)].filter((text) => {
        const safe = escapeColons(text.trim());
        return shown(safe) !== safe || withoutColons(safe) !== withoutColons(text.trim());
      });
      expect(changed).toEqual([]);
    },
  );

  it.each([
    ['Give a time, such as 09:30.', 'Give a time, such as 09∶30.'],
    ['It begins with https://, mailto: or tel:.', 'It begins with https∶//, mailto∶ or tel∶.'],
    ['It begins with https://, or with a slash.', 'It begins with https∶//, or with a slash.'],
    [
      'There is nothing to draw: give one, or switch it off.',
      'There is nothing to draw – give one, or switch it off.',
    ],
    ['Rien : un, deux.', 'Rien – un, deux.'],
    ['Choose one of these:', 'Choose one of these –'],
  ])('C-9 "%s" would be cut, so it gets other signs', (message, safe) => {
    expect(shown(message)).not.toBe(message);
    expect(escapeColons(message)).toBe(safe);
  });

  it.each(['It has no colon, but a comma.', 'Title: This field is required.'])(
    'C-9 "%s" stays as it is',
    (text) => {
      expect(escapeColons(text)).toBe(text);
    },
  );
});

it.each([
  [
    '40P01',
    409,
    'Nothing was saved, because something connected with it was saved at the same moment. Try again.',
  ],
  ['57P01', 503, 'The database of the CMS does not answer, so this was probably not done.'],
  ['57014', 503, 'The database of the CMS does not answer, so this was probably not done.'],
  ['25006', 503, 'Nothing was saved, because the database of the CMS can only be read at the moment.'],
  [
    '53100',
    507,
    'Nothing was saved, because the disk of the database is full. What you typed is still here.',
  ],
])(
  'C-14 a save that the database could not carry out (%s) says why, and what to do',
  async (code, status, words) => {
    const cause = Object.assign(new Error('refused'), { code });
    const refuse = (error: Error) =>
      explainRefusal({
        error,
        result: { errors: [{ message: 'Something went wrong.' }] },
        req: {},
      } as unknown as Parameters<typeof explainRefusal>[0]);
    expect(await refuse(new Error('Failed query', { cause }))).toEqual({
      response: { errors: [{ message: expect.stringContaining(words) }] },
      status,
    });
    expect(await refuse(new Error('Failed query'))).not.toHaveProperty('status');
  },
);
