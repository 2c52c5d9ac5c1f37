import { LANGUAGES, type Language } from '@keelstone/model';
import type { ContentChange, ContentSnapshot, FollowLogger } from '@keelstone/read-model';
import type { SearchIndex } from '@keelstone/search-index';
import {
  applyChange,
  BETWEEN_REQUESTS,
  type BuildOptions,
  IndexBuild,
  type IndexedContent,
} from './index-build.ts';
import { IndexRules } from './index-rules.ts';
import { createIndexes, type LanguageIndexes } from './language-indexes.ts';
import { toSearchDocument } from './search-document.ts';

type Options = {
  logger?: Pick<FollowLogger, 'info' | 'error'>;
  slices?: BuildOptions;
  /** Build from a snapshot in slices, too: `whenBuilt` says when searches see it. Otherwise `load` does it at once. */
  loadsInSlices?: boolean;
  /** Indexes of an earlier process: the first build in slices begins with them instead of empty ones. */
  restored?: LanguageIndexes;
  /** Called when indexes that were built anew begin to answer. */
  onRebuilt?: () => void;
};

type Snapshot = Pick<ContentSnapshot, 'nodes'> & Partial<Pick<ContentSnapshot, 'settings'>>;

/** One index per language, kept current change by change. */
export class SearchIndexes {
  readonly #content: IndexedContent;
  readonly #options: Options;
  readonly #rules: IndexRules;
  #indexes = createIndexes();
  #build: IndexBuild | null = null;
  #onBuilt: (() => void)[] = [];
  #restored: LanguageIndexes | undefined;

  /** @param content the replica that new indexes are built from; it is given each change before these indexes are */
  constructor(content: IndexedContent, options: Options = {}) {
    this.#content = content;
    this.#options = options;
    this.#rules = new IndexRules(options.logger);
    this.#restored = options.restored;
  }

  /** Replaces everything by what a snapshot holds. Searches see the old indexes until the new ones are complete. */
  load({ nodes, settings = [] }: Snapshot): void {
    this.#rules.load(settings);
    this.#build?.abandon();
    this.#build = null;
    if (this.#options.loadsInSlices) {
      this.#startBuild(this.#restored);
      this.#restored = undefined;
      return;
    }
    const indexes = createIndexes();
    for (const node of nodes) indexes[node.language].add(toSearchDocument(node));
    this.#takeOver(indexes);
  }

  /** Resolves when no build is under way. One that fails resolves, too: the former indexes go on answering. */
  whenBuilt(): Promise<void> {
    return this.#build ? new Promise((resolve) => this.#onBuilt.push(resolve)) : Promise.resolve();
  }

  /** Applies changes in their order. Those that come while new indexes are built go into the old and the new ones. */
  apply(changes: readonly ContentChange[]): void {
    for (const change of changes) {
      if (change.kind === 'reindex') this.#startBuild();
      if (change.kind === 'setting' && this.#rules.apply(change)) this.#rules.giveTo(this.#indexes);
      if (change.kind !== 'node') continue;
      applyChange(this.#indexes, change);
      this.#build?.apply(change);
    }
  }

  /** The indexes that answer now, for writing them to disk. */
  get current(): LanguageIndexes {
    return this.#indexes;
  }

  of(language: Language): SearchIndex {
    return this.#indexes[language];
  }

  /** One at a time: a build that is under way takes in everything that a second one would. */
  #startBuild(from?: LanguageIndexes): void {
    const ends = {
      onDone: (indexes: LanguageIndexes) => this.#finish(indexes),
      onError: (error: unknown) => this.#giveUp(error),
    };
    this.#build ??= new IndexBuild(this.#content, this.#options.slices ?? BETWEEN_REQUESTS, ends, from);
  }

  #takeOver(indexes: LanguageIndexes): void {
    this.#rules.giveTo(indexes);
    this.#indexes = indexes;
    this.#options.onRebuilt?.();
  }

  #finish(indexes: LanguageIndexes): void {
    this.#takeOver(indexes);
    this.#end();
    const nodes = LANGUAGES.reduce((sum, language) => sum + indexes[language].size, 0);
    this.#options.logger?.info({ nodes }, 'The search indexes were built anew');
  }

  #end(): void {
    this.#build = null;
    for (const resolve of this.#onBuilt.splice(0)) resolve();
  }

  #giveUp(error: unknown): void {
    this.#end();
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
