import { SITE_SETTINGS_KEY } from '@keelstone/content/settings/site-settings.model.ts';
import { LANGUAGES } from '@keelstone/model';
import type { ContentReplica, FollowLogger } from '@keelstone/read-model';
import type { ContentListener } from '../site-context.ts';

/**
 * Logs an error if published site settings do not fit the model: pages use default settings then. It must
 * receive changes after the replica.
 */
export function settingsCheck(content: ContentReplica, logger: FollowLogger): ContentListener {
  const check = () => {
    for (const language of LANGUAGES) {
      try {
        content.siteSettings(language);
      } catch (error) {
        logger.error(
          { err: error, language },
          'The published site settings do not fit: visitors see a site without navigation and address. Publish them again in the CMS.',
        );
      }
    }
  };
  return {
    load: check,
    apply(changes) {
      if (changes.some((change) => change.kind === 'setting' && change.key === SITE_SETTINGS_KEY)) check();
    },
  };
}
