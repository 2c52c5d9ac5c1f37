import type { ContentReplica } from '@keelstone/read-model';
import { contentSecurityPolicy } from '../shell/document/content-security-policy.ts';
import { siteSettingsOf } from '../shell/site-settings-of.ts';
import type { Configuration } from './configuration.ts';

/** The policy for what is published now; made again when that changes. */
export function currentPolicy(configuration: Configuration, content: ContentReplica): () => string {
  let made: { tracking: object; trustedUrls: object | undefined; policy: string } | null = null;
  return () => {
    // Both are the same in every language.
    const { tracking, trustedUrls } = siteSettingsOf(content, 'en');
    if (made?.tracking !== tracking || made.trustedUrls !== trustedUrls) {
      const policy = contentSecurityPolicy(configuration, { tracking, trustedUrls });
      made = { tracking, trustedUrls, policy };
    }
    return made.policy;
  };
}
