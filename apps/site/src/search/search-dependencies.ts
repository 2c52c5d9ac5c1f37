import type { ContentReplica } from '@keelstone/content-store';
import type { Language, SiteSettings } from '@keelstone/model';
import type { SearchIndex } from '@keelstone/search-index';
import { defaultSiteSettings } from '../shell/default-site-settings.ts';
import type { ClientAssets } from '../shell/page-parts.ts';

/** What the search routes work with: a part of the site's context. */
export type SearchDependencies = {
  content: ContentReplica;
  indexes: { of(language: Language): SearchIndex };
  configuration: { siteUrl: string };
  assets: ClientAssets;
};

/** Site settings of a language, or plain ones until an editor has published some. */
export function siteSettingsOf(
  { content }: Pick<SearchDependencies, 'content'>,
  language: Language,
): SiteSettings {
  return content.siteSettings(language) ?? defaultSiteSettings(language);
}
