import type { ContentTypeTexts } from './content-type-texts.ts';
import type { contentTypes } from './en/content-types.ts';
import type { messages } from './en/messages/server.ts';

/** What the features say, by feature. English says which messages there are; in the others they are checked. */
export type Messages = typeof messages;

/** What a language says of each content type; English names the types. */
export type ContentTypes = Record<keyof typeof contentTypes, ContentTypeTexts>;

/** What a language is, besides its messages, in browsers, too. */
export type Locale = {
  /** As it calls itself. */
  name: string;
  /** As BCP 47 writes it, with the region whose customs dates and numbers follow. */
  tag: string;
  /** For `og:locale`, which wants a region. */
  openGraph: string;
  /** A date in digits, as it is usually written (S-15). */
  shortDate(day: number, month: number, year: number): string;
  /** What follows the time of day. */
  clock: string;
  /** What an ampersand in a title is called in its path. */
  ampersand: string;
  /**
   * Words a minute of practised readers. S. Trauzettel-Klosinski and K. Dietz, "Standardized assessment of reading
   * performance: the new International Reading Speed Texts IReST", Investigative Ophthalmology & Visual Science 53
   * (2012), 5452–5461.
   */
  wordsPerMinute: number;
};

/** How texts are searched. Words reach it folded: in lower case, without accents. */
export type TextProcessing = {
  /** The stem that forms of one word share, by the Snowball algorithm of the language, https://snowballstem.org. */
  stem(word: string): string;
  /** Words of this field whose forms the algorithm does not bring together. */
  irregular: Readonly<Record<string, string>>;
  /**
   * Words that stand in nearly every text and say nothing of it. A search leaves them out while others remain. Not among
   * them: words that also mean something here, such as the English "it" (IT) and "who" (WHO).
   */
  stopWords: ReadonlySet<string>;
};

export type LanguageDefinition = Locale & {
  contentTypes: ContentTypes;
  messages: Record<string, unknown>;
  text: TextProcessing;
  /** Divides words by the patterns of TeX (F. M. Liang, "Word Hy-phen-a-tion by Com-put-er", 1983). */
  hyphenate(word: string, options: { hyphenChar: string; minWordLength: number }): string;
  loadBrowserMessages(): Promise<unknown>;
};
