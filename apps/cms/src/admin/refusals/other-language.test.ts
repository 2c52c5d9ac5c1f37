import { LANGUAGES, languageName } from '@keelstone/languages/languages.ts';
import { describe, expect, it } from 'vitest';
import { inLanguage } from '../languages/in-language.ts';
import { readOtherLanguage, sayInOtherLanguage } from './other-language.ts';

describe('the refusal of a field in another language', () => {
  it.each(LANGUAGES)('C-10 C-12 is told from one in the language of the form, read in %s', (reader) => {
    const nameOf = (language: (typeof LANGUAGES)[number]) => languageName(language, reader);
    inLanguage(reader, () => {
      for (const language of LANGUAGES) {
        const message = sayInOtherLanguage(language, 'It is taken.', nameOf);
        expect(message).toContain(nameOf(language));
        expect(readOtherLanguage(message, nameOf)).toEqual({ language, reason: 'It is taken.' });
      }
      expect(readOtherLanguage('It is taken.', nameOf)).toBeUndefined();
    });
  });
});
