import type { ContentReplica } from '@keelstone/content-store';
import type { AskedParameters } from '../shell/campaign-parameters.ts';
import type { Indexes } from '../site-context.ts';

/** What the documents for machines are made of. */
export type DiscoveryContext = {
  content: ContentReplica;
  indexes: Pick<Indexes, 'of'>;
  forms: AskedParameters;
  /** Origin of the site, without a slash at the end. */
  siteUrl: string;
  /** Whether search engines may come; they may not outside production. */
  allowsIndexing: boolean;
};
