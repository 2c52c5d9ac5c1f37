import type { SiteSettings } from '@keelstone/content/settings/site-settings.model.ts';
import type { Language } from '@keelstone/model';
import type { ContentReplica } from '@keelstone/read-model';
import { defaultSiteSettings } from './default-site-settings.ts';

/**
 * Site settings of a language. Where none are published, or what is published does not fit the model, the plain ones:
 * pages go on, and app/content/settings-check.ts has said in the log what is wrong.
 */
export function siteSettingsOf(content: ContentReplica, language: Language): SiteSettings {
  try {
    return content.siteSettings(language) ?? defaultSiteSettings(language);
  } catch {
    return defaultSiteSettings(language);
  }
}
