import type { PublishedNode } from '@keelstone/content/types/types.model.ts';
import type { Language } from '@keelstone/model';
import type { ContentReplica } from '@keelstone/read-model';
import type { SearchIndex } from '@keelstone/search-index';
import type { SiteContext } from '../../app/site-context.ts';
import type { FormParameters } from '../../shell/campaign-parameters.ts';
import type { ClientAssets } from '../../shell/page-parts.ts';

/** What the search routes need: a part of the site's context. */
export type SearchDependencies = Pick<SiteContext, 'searchCounter'> & {
  content: ContentReplica;
  indexes: { of(language: Language): SearchIndex };
  configuration: { siteUrl: string; allowsGraphqlGet: boolean };
  assets: ClientAssets;
  forms: FormParameters;
};

/** Looks up the nodes that were found. */
export type NodeLookup = (nid: number) => PublishedNode | null;
