import type { Language } from '@keelstone/model/language';
import type { Consent, ConsentCategory, ConsentTool } from './consent-tool.ts';

/** Where our own banner keeps a decision. */
export const CONSENT_COOKIE = 'keelstone_consent';

/** Our own banner, whose library comes only when somebody is to be asked or wants to change their mind. */
type Banner = { ask(): void; change(): void };
export type LoadBanner = () => Promise<{
  createBanner(language: Language, categories: readonly ConsentCategory[]): Promise<Banner>;
}>;

function readCategories(cookies: string): string[] | null {
  const value = cookies
    .split(';')
    .map((cookie) => cookie.trim())
    .find((cookie) => cookie.startsWith(`${CONSENT_COOKIE}=`))
    ?.slice(CONSENT_COOKIE.length + 1);
  try {
    const { categories } = JSON.parse(decodeURIComponent(value ?? '')) as { categories?: unknown };
    return Array.isArray(categories) ? categories.map(String) : null;
  } catch {
    // No cookie, or one that somebody changed: nobody has decided.
    return null;
  }
}

/**
 * Our own banner (T-3).
 *
 * @param categories what there is to agree to
 * @param mayAsk false where the browser has answered already (Global Privacy Control): the footer's control remains
 */
export function ownConsentTool(
  language: Language,
  categories: readonly ConsentCategory[],
  mayAsk: boolean,
  loadBanner: LoadBanner = () => import('./consent-banner.ts'),
): ConsentTool {
  const read = (): Consent | null => {
    const categories = readCategories(document.cookie);
    return (
      categories && {
        preferences: categories.includes('preferences'),
        marketing: categories.includes('marketing'),
        recording: categories.includes('recording'),
      }
    );
  };
  let banner: Promise<Banner> | undefined;
  const withBanner = async () => {
    banner ??= loadBanner().then(({ createBanner }) => createBanner(language, categories));
    // What did not come because the line was down is asked for again when the control is pressed again.
    banner.catch(() => {
      banner = undefined;
    });
    return banner;
  };
  if (mayAsk && !read()) void withBanner().then((own) => own.ask());
  return {
    read,
    isReady: true,
    onDecision(listener) {
      for (const event of ['cc:onFirstConsent', 'cc:onChange']) {
        window.addEventListener(event, () => {
          const consent = read();
          if (consent) listener(consent);
        });
      }
    },
    open: () => void withBanner().then((own) => own.change()),
  };
}
