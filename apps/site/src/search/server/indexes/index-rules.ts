import {
  keywordToKeys,
  LANGUAGES,
  type Language,
  parseSearchChoices,
  parseSearchRules,
  SEARCH_CHOICES_KEY,
  SEARCH_RULES_KEY,
} from '@keelstone/model';
import type { ContentChange, ContentSnapshot, FollowLogger } from '@keelstone/read-model';
import { NO_RULES, type SearchRules } from '@keelstone/search-index';
import type { LanguageIndexes } from './language-indexes.ts';

type Setting = ContentSnapshot['settings'][number];

function toRules(value: unknown): SearchRules {
  const { synonyms, pinned } = parseSearchRules(value);
  return {
    synonyms,
    pinned: pinned.map(({ keyword, nids }) => ({ keys: keywordToKeys(keyword), nids })),
  };
}

const toChoices = (value: unknown): Pick<SearchRules, 'choices'> => ({
  choices: parseSearchChoices(value).choices.map(({ keyword, pages }) => ({
    keys: keywordToKeys(keyword),
    pages,
  })),
});

/** By setting: what it says, and what holds without it. */
const PARTS: Readonly<
  Record<string, { read(value: unknown): Partial<SearchRules>; none: Partial<SearchRules> }>
> = {
  [SEARCH_RULES_KEY]: { read: toRules, none: NO_RULES },
  [SEARCH_CHOICES_KEY]: { read: toChoices, none: { choices: [] } },
};

/** The editors' search rules and what visitors chose, by language, for whichever indexes are in use (S-26). */
export class IndexRules {
  readonly #rules = new Map<Language, SearchRules>();
  readonly #logger: Pick<FollowLogger, 'error'> | undefined;

  constructor(logger?: Pick<FollowLogger, 'error'>) {
    this.#logger = logger;
  }

  /** Replaces all rules by those of a snapshot. */
  load(settings: readonly Setting[]): void {
    this.#rules.clear();
    for (const setting of settings) this.#read(setting);
  }

  /** Applies a change; returns whether it concerns the rules. */
  apply(change: ContentChange & { kind: 'setting' }): boolean {
    this.#read(change);
    return Object.hasOwn(PARTS, change.key);
  }

  /** Sets the rules of each language in its index. */
  giveTo(indexes: LanguageIndexes): void {
    for (const language of LANGUAGES) indexes[language].setRules(this.of(language));
  }

  /** The rules of a language. */
  of(language: Language): SearchRules {
    return this.#rules.get(language) ?? NO_RULES;
  }

  #read({ key, language, value }: Setting): void {
    const part = Object.hasOwn(PARTS, key) ? PARTS[key] : undefined;
    if (!part) return;
    try {
      const read = value === null ? part.none : part.read(value);
      this.#rules.set(language, { ...(this.#rules.get(language) ?? NO_RULES), ...read });
    } catch (error) {
      this.#logger?.error(
        { err: error, key, language },
        'The published search rules do not fit and stay as they were. Publish them again in the CMS.',
      );
    }
  }
}
