import type { ContentReplica } from '@keelstone/read-model';
import type { Indexes } from '../app/site-context.ts';
import type { AskedParameters } from '../shell/campaign-parameters.ts';
import type { MakeShareImage } from './share-images/make-share-image.ts';

/** What the documents for machines are made of. */
export type DiscoveryContext = {
  content: ContentReplica;
  indexes: Pick<Indexes, 'of'>;
  forms: AskedParameters;
  /** Origin of the site, without a slash at the end. */
  siteUrl: string;
  /** Where pictures for links are made; in the thread that answers when left out. */
  makeShareImage?: MakeShareImage | undefined;
  /** Whether search engines may come; they may not outside production. */
  allowsIndexing: boolean;
};
