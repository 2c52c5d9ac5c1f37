import type { Language } from '@keelstone/model/language';
import { CONSENT_COOKIE, type Consent, type ConsentCategory, type ConsentTool } from './consent-tool.ts';

/** Our own banner, whose library is loaded only when a visitor has to be asked or wants to change their decision. */
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
    // No cookie, or an invalid one: there is no decision.
    return null;
  }
}

/**
 * Our own banner (T-3).
 *
 * @param categories what to ask for
 * @param mayAsk false if the browser has decided already (Global Privacy Control): the footer's button remains
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
    // If loading failed, the next press of the button tries again.
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
