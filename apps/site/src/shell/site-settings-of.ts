import type { SiteSettings } from '@keelstone/content/settings/site-settings.model.ts';
import { type Language, splitLanguage } from '@keelstone/model';
import type { ContentReplica } from '@keelstone/read-model';
import { defaultSiteSettings } from './default-site-settings.ts';

/**
 * Site settings of a language. If none are published, or the published ones do not fit the model, the defaults:
 * pages still work, and app/content/settings-check.ts has logged the error.
 */
export function siteSettingsOf(content: ContentReplica, language: Language): SiteSettings {
  try {
    return content.siteSettings(language) ?? defaultSiteSettings(language);
  } catch {
    return defaultSiteSettings(language);
  }
}

/** Site settings of the language of a path. */
export const siteSettingsAt = (content: ContentReplica, path: string): SiteSettings =>
  siteSettingsOf(content, splitLanguage(path).language);
