import type { Language } from '@keelstone/model';
import type { SearchCounter, Submission } from '@keelstone/outbox';
import type { ContentChange, ContentReplica, ContentSnapshot } from '@keelstone/read-model';
import type { SearchIndex } from '@keelstone/search-index';
import type { FastifyRequest } from 'fastify';
import type { PublishedForms } from '../forms/server/published-forms.ts';
import type { AnswerCache } from '../graphql/answer-cache.ts';
import type { PageCache } from '../http/cache/response-cache.ts';
import type { ClientAssets } from '../shell/page-parts.ts';
import type { Configuration } from './configuration.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Lets the page cache keep what a route answers: the name under which it keeps the answer to a URL, the same for all
     * URLs with that answer; null for one that is not worth keeping. Names are as many as there are pages, whatever
     * visitors ask for.
     */
    keepAs?: (url: string) => string | null;
    /** Only this site's own pages may read from it: others are refused, as they are wherever something is sent. */
    isForOwnPages?: boolean;
    /** Says itself what it tells pages of other sites, by `isForeign`. */
    answersForeign?: boolean;
    /** Whether a request asks for a search that has to be made for it: of these a network may have only so many. */
    isSearch?: (request: FastifyRequest) => boolean;
  }
  interface FastifyRequest {
    /** Whether a page of another site made this request. */
    isForeign: boolean;
  }
}

/** Whatever is fed from the change log besides the replica: the search indexes. */
export type ContentListener = {
  load(snapshot: ContentSnapshot): void;
  apply(changes: readonly ContentChange[]): void;
};

/** The search index of each language, fed from the change log. */
export type Indexes = ContentListener & { of(language: Language): SearchIndex };

/** What every route of the site works with. */
export type SiteContext = {
  content: ContentReplica;
  indexes: Indexes;
  /** The forms on published pages, fed from the change log. */
  forms: PublishedForms;
  configuration: Configuration;
  assets: ClientAssets;
  /**
   * Keeps what a visitor sent by a form: once it resolves, nothing loses it.
   *
   * @throws NotKeptError
   */
  keepSubmission(submission: Submission): Promise<void>;
  /** Answers that are kept; nothing is kept when left out. */
  pageCache?: PageCache | undefined;
  /** Answers to GraphQL requests that are kept; none are when left out. */
  graphqlCache?: AnswerCache | undefined;
  /** Told of each redirect in the editors' list that a visitor takes (C-6). */
  countRedirect?: (from: string) => void;
  /** Told what visitors search for and which results they choose (S-26). */
  searchCounter?: Pick<SearchCounter, 'count' | 'countClick'> | undefined;
};
