import type { ContentTypeTexts } from './content-type-texts.ts';
import type { contentTypes } from './en/content-types.ts';
import type { messages } from './en/messages/server.ts';

/** Messages by feature. English defines which messages there are; the other languages are type-checked against it. */
export type Messages = typeof messages;

/** What a language says of each content type; English names the types. */
export type ContentTypes = Record<keyof typeof contentTypes, ContentTypeTexts>;

/** The properties of a language other than its messages, which browsers need, too. */
export type Locale = {
  /** Its own name for itself. */
  name: string;
  /** BCP 47 tag, including the region that determines the formats of dates and numbers. */
  tag: string;
  /** A numeric date in the usual format (S-15). */
  shortDate(day: number, month: number, year: number): string;
  /** Appended to the time of day. */
  clock: string;
  /** Replaces an ampersand of a title in its path. */
  ampersand: string;
};

/** What only the server needs. */
export type ServerLocale = {
  /** For `og:locale`, which requires a region. */
  openGraph: string;
  /**
   * Words per minute of practised readers. S. Trauzettel-Klosinski and K. Dietz, "Standardized assessment of
   * reading performance: the new International Reading Speed Texts IReST", Investigative Ophthalmology & Visual
   * Science 53 (2012), 5452–5461.
   */
  wordsPerMinute: number;
};

/** How texts are searched. Words are passed in folded form: in lower case, without accents. */
export type TextProcessing = {
  /** The stem that all forms of a word share, by the language's Snowball algorithm, https://snowballstem.org. */
  stem(word: string): string;
  /** Words of this domain whose forms the algorithm does not reduce to the same stem. */
  irregular: Readonly<Record<string, string>>;
  /**
   * Stop words, which are in nearly every text. A search ignores them as long as other words remain. Excludes
   * words with another meaning in this domain, such as the English "it" (IT) and "who" (WHO).
   */
  stopWords: ReadonlySet<string>;
  /**
   * What people say around the subject of a question: "where can I find", "do you have". Ignored when no page has all
   * words of a search.
   */
  questionPhrases: readonly (readonly string[])[];
  /**
   * Words that make a keyword a question when it begins with them (S-31). Not the same as `questionPhrases`: "find" and
   * "please" say nothing, but ask nothing either, and "what" and "when" are stop words already.
   */
  questionWords: ReadonlySet<string>;
  /** Pronouns that make a question with the verb before them, joined by a hyphen: "est-elle". */
  invertedPronouns?: ReadonlySet<string>;
  /**
   * What may stand between the parts of a compound that is written as one word, other than nothing: "s" for
   * "Arbeitsunfall". Words that stand side by side, such as "checklist", are taken apart in every language: S-3 makes
   * "keelstoneexample" of an address.
   */
  compoundLinks: readonly string[];
  /**
   * How much of a search of several words some page must cover, if none has all of them as they were typed: the mean
   * over the words of how well a page has each, from 0 to 1. Chosen on judged queries (relevance/README.md). Less
   * where compounds are written as one word, because their parts are searched for one by one.
   */
  leastCoverage: number;
  /**
   * The same of a search of two words, if it is more: of a page that has both, and of one that has only one of them. A
   * word alone covers nearly a half; among more words, one that is missing says less.
   */
  leastCoverageOfTwo?: { both: number; one: number };
  /**
   * A word in the other number, singular or plural. Only for a language whose nouns have no other forms: then synonyms of
   * several words are found in these two forms of each word, and in no others of its stem.
   */
  otherNumber?: (word: string) => string;
  /**
   * What another form of a typed word counts in how much of a search a page covers, relative to the word itself, if
   * not what it counts in the order: more where most words have many forms that mean the same.
   */
  otherFormCovers?: number;
};

export type LanguageDefinition = Locale &
  ServerLocale & {
    contentTypes: ContentTypes;
    messages: Record<string, unknown>;
    text: TextProcessing;
    /** Hyphenates words by TeX's patterns (F. M. Liang, "Word Hy-phen-a-tion by Com-put-er", 1983). */
    hyphenate(word: string, options: { hyphenChar: string; minWordLength: number }): string;
    loadBrowserMessages(): Promise<unknown>;
  };
