import type { ContentChange, ContentSnapshot, FollowLogger } from '@keelstone/content-store';
import { LANGUAGES, type Language } from '@keelstone/model';
import type { SearchIndex } from '@keelstone/search-index';
import {
  applyChange,
  BETWEEN_REQUESTS,
  type BuildOptions,
  IndexBuild,
  type IndexedContent,
} from './index-build.ts';
import { createIndexes, type LanguageIndexes } from './language-indexes.ts';
import { toSearchDocument } from './search-document.ts';

type Options = {
  logger?: Pick<FollowLogger, 'info' | 'error'>;
  slices?: BuildOptions;
  /** Called when indexes that were built anew begin to answer. */
  onRebuilt?: () => void;
};

/** One index per language, kept current change by change. */
export class SearchIndexes {
  readonly #content: IndexedContent;
  readonly #options: Options;
  #indexes = createIndexes();
  #build: IndexBuild | null = null;

  /** @param content the replica that new indexes are built from; it is given each change before these indexes are */
  constructor(content: IndexedContent, options: Options = {}) {
    this.#content = content;
    this.#options = options;
  }

  /** Replaces everything by what a snapshot holds. Searches see the old indexes until the new ones are complete. */
  load(snapshot: Pick<ContentSnapshot, 'nodes'>): void {
    const indexes = createIndexes();
    for (const node of snapshot.nodes) indexes[node.language].add(toSearchDocument(node));
    this.#indexes = indexes;
    this.#build?.abandon();
    this.#build = null;
  }

  /** Applies changes in their order. Those that come while new indexes are built go into the old and the new ones. */
  apply(changes: readonly ContentChange[]): void {
    for (const change of changes) {
      if (change.kind === 'reindex') this.#startBuild();
      if (change.kind !== 'node') continue;
      applyChange(this.#indexes, change);
      this.#build?.apply(change);
    }
  }

  of(language: Language): SearchIndex {
    return this.#indexes[language];
  }

  /** One at a time: a build that is under way takes in everything that a second one would. */
  #startBuild(): void {
    this.#build ??= new IndexBuild(this.#content, this.#options.slices ?? BETWEEN_REQUESTS, {
      onDone: (indexes) => this.#takeOver(indexes),
      onError: (error) => this.#giveUp(error),
    });
  }

  #takeOver(indexes: LanguageIndexes): void {
    this.#indexes = indexes;
    this.#build = null;
    this.#options.onRebuilt?.();
    const nodes = LANGUAGES.reduce((sum, language) => sum + indexes[language].size, 0);
    this.#options.logger?.info({ nodes }, 'The search indexes were built anew');
  }

  #giveUp(error: unknown): void {
    this.#build = null;
    this.#options.logger?.error(
      { err: error },
      'The search indexes were not built anew; the former ones go on answering and following changes',
    );
  }
}

/** The id of a language's index, as page settings and GraphQL name it. */
export function indexId(language: Language): string {
  return `content_${language}`;
}

/** The language of an index id, or undefined when there is no such index. */
export function indexLanguage(id: string): Language | undefined {
  return LANGUAGES.find((language) => indexId(language) === id);
}
