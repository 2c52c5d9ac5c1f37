import {
  keywordToKeys,
  LANGUAGES,
  type Language,
  parseSearchRules,
  SEARCH_RULES_KEY,
} from '@keelstone/model';
import type { ContentChange, ContentSnapshot, FollowLogger } from '@keelstone/read-model';
import { NO_RULES, type SearchRules } from '@keelstone/search-index';
import type { LanguageIndexes } from './language-indexes.ts';

type Setting = ContentSnapshot['settings'][number];

function toRules(value: unknown): SearchRules {
  if (value === null) return NO_RULES;
  const { synonyms, pinned } = parseSearchRules(value);
  return {
    synonyms,
    pinned: pinned.map(({ keyword, nids }) => ({ keys: keywordToKeys(keyword), nids })),
  };
}

/** The editors' search rules by language, for whichever indexes are in use (S-26). */
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
    return change.key === SEARCH_RULES_KEY;
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
    if (key !== SEARCH_RULES_KEY) return;
    try {
      this.#rules.set(language, toRules(value));
    } catch (error) {
      this.#logger?.error(
        { err: error, language },
        'The published search rules do not fit: synonyms and pinned results stay as they were. Publish them again in the CMS.',
      );
    }
  }
}
