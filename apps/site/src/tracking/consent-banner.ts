import type { Language } from '@keelstone/model/language';
import 'vanilla-cookieconsent/dist/cookieconsent.css';
import './consent-banner.css';
import { run, show, showPreferences } from 'vanilla-cookieconsent';
import { bannerTexts } from './banner-texts.ts';
import { CONSENT_COOKIE } from './own-consent-tool.ts';

const DAYS = 182;

/**
 * The library takes the focus a moment after the banner shows. Somebody who has begun to type or has skipped to the
 * content meanwhile keeps their place (WCAG 3.2.1); for everybody else the banner is where the keyboard goes first.
 */
function keepPlace(banner: HTMLElement | null): void {
  banner?.addEventListener('focusin', (event) => {
    const { target, relatedTarget: place } = event as FocusEvent;
    const isTaken = target instanceof Element && target.matches('.cm > [tabindex="-1"]');
    if (isTaken && place instanceof HTMLElement && !place.closest('#cc-main'))
      place.focus({ preventScroll: true });
  });
}

/** Our banner: refusing is as easy as agreeing, nothing is agreed to beforehand, and nothing is blocked meanwhile. */
export async function createBanner(language: Language): Promise<{ ask(): void; change(): void }> {
  await run({
    mode: 'opt-in',
    autoShow: false,
    // Robots see the page as visitors do; the library would hide from them.
    hideFromBots: false,
    cookie: { name: CONSENT_COOKIE, expiresAfterDays: DAYS, sameSite: 'Lax' },
    guiOptions: {
      consentModal: { layout: 'box inline', position: 'bottom left', equalWeightButtons: true },
      preferencesModal: { layout: 'box', equalWeightButtons: true },
    },
    categories: {
      necessary: { enabled: true, readOnly: true },
      preferences: {},
      marketing: {},
      recording: {},
    },
    language: { default: language, translations: { [language]: bannerTexts[language] } },
  });
  return {
    ask: () => {
      show();
      const banner = document.querySelector<HTMLElement>('#cc-main');
      // The library calls it modal, and readers of the screen would hear of nothing else; it blocks nothing.
      banner?.querySelector('.cm')?.removeAttribute('aria-modal');
      keepPlace(banner);
    },
    change: () => showPreferences(),
  };
}
