import type { ContentChange, ContentReplica, ContentSnapshot, Submission } from '@keelstone/content-store';
import type { Language } from '@keelstone/model';
import type { SearchIndex } from '@keelstone/search-index';
import type { Configuration } from './configuration.ts';
import type { PublishedForms } from './forms/published-forms.ts';
import type { ClientAssets } from './shell/page-parts.ts';

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
  /** Told of each redirect in the editors' list that a visitor takes (C-6). */
  countRedirect?: (from: string) => void;
};
