import type { PublishedNode } from '@keelstone/content/types/types.model.ts';
import type { Language } from '@keelstone/model';
import type { CountedForm, SearchCounter, Submission } from '@keelstone/outbox';
import type { ContentChange, ContentReplica, ContentSnapshot } from '@keelstone/read-model';
import type { ComparedIndex, SearchIndex, SearchRules } from '@keelstone/search-index';
import type { PublishedForms } from '../forms/server/published-forms.ts';
import type { GraphqlCache } from '../graphql/graphql-response.ts';
import type { PageCache } from '../http/cache/cached-response.ts';
import type { ClientAssets } from '../http/files/client-assets.ts';
import type { Configuration } from './configuration.ts';

/** A consumer of the change log besides the replica, such as the search indexes. */
export type ContentListener = {
  load(snapshot: ContentSnapshot): void;
  apply(changes: readonly ContentChange[]): void;
};

/** The search index of each language, updated from the change log. */
export type Indexes = ContentListener & {
  of(language: Language): SearchIndex;
  /** The same index, searched by changed rules, for editors who want to see the effect of a change. */
  withRules(language: Language, change: (rules: SearchRules) => SearchRules): ComparedIndex;
  /**
   * Runs a function while a page is in the index as an editor would publish it. It must not wait for anything: in the
   * same turn of the event loop the page is as before, so no visitor finds the draft.
   */
  withDraft<Result>(draft: PublishedNode, use: (index: ComparedIndex) => Result): Result;
};

/** What the site's routes need. */
export type SiteContext = {
  content: ContentReplica;
  indexes: Indexes;
  /** The forms on published pages, updated from the change log. */
  forms: PublishedForms;
  configuration: Configuration;
  assets: ClientAssets;
  /**
   * Stores a submitted form: when this resolves, it cannot be lost any more.
   *
   * @throws NotStoredError
   */
  storeSubmission(submission: Submission): Promise<void>;
  /** No page is cached when left out. */
  pageCache?: PageCache | undefined;
  /** No GraphQL response is cached when left out. */
  graphqlCache?: GraphqlCache | undefined;
  /** Called with each redirect made by an editor that a visitor takes (C-6). */
  countRedirect?: (from: string) => void;
  /** Called when a form was seen, begun or sent (C-8). */
  countForm?: ((counted: CountedForm) => void) | undefined;
  /** Counts what visitors search for and which results they choose (S-26). */
  searchCounter?: Pick<SearchCounter, 'count' | 'countClick' | 'countOutcome'> | undefined;
};
