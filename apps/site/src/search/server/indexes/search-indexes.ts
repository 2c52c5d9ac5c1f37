import type { PublishedNode } from '@keelstone/content/types/types.model.ts';
import { LANGUAGES, type Language } from '@keelstone/model';
import type { ContentChange, ContentSnapshot } from '@keelstone/read-model';
import type { ComparedIndex, SearchIndex, SearchRules } from '@keelstone/search-index';
import {
  addNode,
  applyChange,
  BETWEEN_REQUESTS,
  type BuildOptions,
  IndexBuild,
  type IndexedContent,
  type IndexLogger,
  workOneSlice,
} from './index-build.ts';
import { IndexRules } from './index-rules.ts';
import { createIndexes, type LanguageIndexes } from './language-indexes.ts';
import { toSearchDocument } from './search-document.ts';

type Options = {
  logger?: IndexLogger;
  slices?: BuildOptions;
  /**
   * Builds in slices after loading a snapshot, too: `whenBuilt` says when searches use the result. By default
   * `load` builds synchronously.
   */
  loadsInSlices?: boolean;
  /** Indexes of an earlier process: the first build in slices starts with them instead of empty ones. */
  restored?: LanguageIndexes;
  /** Called when rebuilt indexes come into use. */
  onRebuilt?: () => void;
};

type Snapshot = Pick<ContentSnapshot, 'nodes'> & Partial<Pick<ContentSnapshot, 'settings'>>;

/** One index per language, kept up to date change by change. */
export class SearchIndexes {
  readonly #content: IndexedContent;
  readonly #options: Options;
  readonly #rules: IndexRules;
  #indexes = createIndexes();
  #build: IndexBuild | null = null;
  #onBuilt: (() => void)[] = [];
  #restored: LanguageIndexes | undefined;

  /** @param content the replica from which indexes are rebuilt; it must receive each change before these indexes */
  constructor(content: IndexedContent, options: Options = {}) {
    this.#content = content;
    this.#options = options;
    this.#rules = new IndexRules(options.logger);
    this.#restored = options.restored;
  }

  /**
   * Replaces everything by the content of a snapshot. Searches use the old indexes until the new ones are
   * complete.
   */
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
    for (const node of nodes) addNode(indexes, node, this.#options.logger);
    this.#takeOver(indexes);
  }

  /** Resolves when no build is in progress, including after a failed one: then the old indexes remain in use. */
  whenBuilt(): Promise<void> {
    return this.#build ? new Promise((resolve) => this.#onBuilt.push(resolve)) : Promise.resolve();
  }

  /** Applies changes in order. Changes that arrive during a build are applied to both the old and the new indexes. */
  apply(changes: readonly ContentChange[]): void {
    for (const change of changes) {
      if (change.kind === 'reindex') this.#startBuild();
      if (change.kind === 'setting' && this.#rules.apply(change)) this.#replaceRules(change.language);
      if (change.kind !== 'node') continue;
      applyChange(this.#indexes, change, this.#options.logger);
      this.#build?.apply(change);
    }
  }

  /** The indexes that are in use, for writing them to disk. */
  get current(): LanguageIndexes {
    return this.#indexes;
  }

  of(language: Language): SearchIndex {
    return this.#indexes[language];
  }

  /** The index in use, searched by changed rules. */
  withRules(language: Language, change: (rules: SearchRules) => SearchRules): ComparedIndex {
    return this.#indexes[language].withRules(change(this.#rules.of(language)));
  }

  /**
   * Runs a function while a page is in the index in use as an editor would publish it, and takes it back in the same
   * turn. What remains is what remains of a page that was published and taken back: nothing that can be found.
   */
  withDraft<Result>(draft: PublishedNode, use: (index: ComparedIndex) => Result): Result {
    const { nid, language } = draft;
    const published = this.#content.node(nid, language);
    const index = this.#indexes[language];
    try {
      index.add(toSearchDocument(draft));
      return use(this.withRules(language, (rules) => rules));
    } finally {
      if (published) addNode(this.#indexes, published, this.#options.logger);
      else index.remove(nid);
    }
  }

  /**
   * Uses the changed rules of a language: in this turn, unless so many of their words are new that reading them would
   * keep requests waiting. Then they are read in slices, and responses made meanwhile are discarded.
   */
  #replaceRules(language: Language): void {
    const rules = this.#rules.of(language);
    const { loadsInSlices, slices = BETWEEN_REQUESTS, onRebuilt } = this.#options;
    const steps = loadsInSlices ? this.#indexes[language].learn(rules) : [].values();
    const isReady = () => workOneSlice(steps, slices);
    const use = () => this.#indexes[language].setRules(rules);
    const goOn = () => {
      if (this.#rules.of(language) !== rules) return;
      if (!isReady()) return slices.schedule(goOn);
      use();
      onRebuilt?.();
    };
    if (isReady()) use();
    else slices.schedule(goOn);
  }

  /** One at a time: a build in progress picks up everything that a second one would. */
  #startBuild(from?: LanguageIndexes): void {
    const ends = {
      onDone: (indexes: LanguageIndexes) => this.#finish(indexes),
      onError: (error: unknown) => this.#giveUp(error),
      logger: this.#options.logger,
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

/** The id of a language's index in page settings and GraphQL. */
export function indexId(language: Language): string {
  return `content_${language}`;
}

/** The language of an index id; undefined if there is no such index. */
export function indexLanguage(id: string): Language | undefined {
  return LANGUAGES.find((language) => indexId(language) === id);
}
