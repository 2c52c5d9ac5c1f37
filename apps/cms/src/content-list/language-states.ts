import { languageName } from '@keelstone/languages/languages.ts';
import { messagesOf } from '@keelstone/languages/messages.ts';
import { fillMessage } from '@keelstone/languages/say.ts';
import { LANGUAGES, type Language } from '@keelstone/model';
import type { Payload } from 'payload';
import { messagesIn, sayState } from '../translation/admin-messages.ts';
import { readTranslationStates } from '../translation/read-translation-states.ts';
import type { ListedContent } from './describe-content.ts';

/** What the list says of a page in a language: "German: 3 fields behind, draft". */
export type LanguageState = {
  language: Language;
  text: string;
  /** The others are translated from it. */
  isSource: boolean;
  isBehind: boolean;
};

/** The languages of each page of the list: the one it is translated from, if it has a title there, and all others. */
export async function readLanguageStates(
  payload: Payload,
  rows: readonly ListedContent[],
  reader: Language,
): Promise<LanguageState[][]> {
  const { publishedIn, draftIn } = messagesOf(reader, 'content');
  const states = await readTranslationStates(payload, rows);
  return rows.map(({ languages }, index) =>
    LANGUAGES.flatMap((language) => {
      const written = languages.find((each) => each.language === language);
      const state = states[index]?.find((each) => each.language === language);
      if (!written && !state) return [];
      const name = languageName(language, reader);
      const said = state ? sayState(state, name, messagesIn(reader)) : name;
      const text = written
        ? fillMessage(written.isPublished ? publishedIn : draftIn, { language: said })
        : said;
      return { language, text, isSource: !state, isBehind: state !== undefined && state.behind > 0 };
    }),
  );
}
