import type { ContentReplica } from '@keelstone/read-model';
import type { Indexes } from '../app/site-context.ts';
import type { FormParameters } from '../shell/campaign-parameters.ts';
import type { MakeShareImage } from './share-images/make-share-image.ts';

/** What machine-readable documents are generated from. */
export type DiscoveryContext = {
  content: ContentReplica;
  indexes: Pick<Indexes, 'of'>;
  forms: FormParameters;
  /** Origin of the site, without a trailing slash. */
  siteUrl: string;
  /** Draws share images; by default, in the current thread. */
  makeShareImage?: MakeShareImage | undefined;
  /** Where uploads are. */
  mediaDirectory: string;
  /** Whether search engines may index the site; false outside production. */
  allowsIndexing: boolean;
};
