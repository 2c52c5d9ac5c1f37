import { browserMessagesOf } from '@keelstone/languages/messages.ts';
import type { Language } from '@keelstone/model/language';
import { type CookieConsentConfig, reset, run, show, showPreferences } from 'vanilla-cookieconsent';
import stylesheet from './consent-banner.css?url';
import { type Asked, type Banner, CONSENT_COOKIE } from './consent-tool.ts';

const DAYS = 182;

/**
 * The library moves the focus a moment after the banner is shown. A visitor who has begun to type or skipped to
 * the content meanwhile keeps the focus (WCAG 3.2.1); for everybody else the banner comes first.
 */
function keepPlace(banner: HTMLElement | null): void {
  banner?.addEventListener('focusin', (event) => {
    const { target, relatedTarget: place } = event as FocusEvent;
    const isTaken = target instanceof Element && target.matches('.cm > [tabindex="-1"]');
    if (isTaken && place instanceof HTMLElement && !place.closest('#cc-main'))
      place.focus({ preventScroll: true });
  });
}

/**
 * Where Tab leads out of the banner. The library leads back into it, as if it were a dialog that has to be answered, and
 * so from everywhere in the page (WCAG 2.1.2); the choices, which are one, keep the keyboard.
 */
function releaseKeyboard(): void {
  addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Tab' && !document.querySelector('.show--preferences')) event.stopPropagation();
    },
    { capture: true },
  );
}

/** Loaded on demand, because most visits show no banner. Without styles it would cover the page. */
async function loadStyles(): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = stylesheet;
  const loaded = new Promise<void>((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => reject(new Error(`${stylesheet} did not load.`));
  });
  document.head.append(link);
  await loaded.catch((error: unknown) => {
    link.remove();
    throw error;
  });
}

/**
 * Our banner, which asks for exactly these categories: rejecting is as easy as accepting, nothing is
 * preselected, and the page is not blocked.
 */
export async function createBanner(language: Language, { categories, revision }: Asked): Promise<Banner> {
  const [{ consent: texts }] = await Promise.all([browserMessagesOf(language), loadStyles()]);
  const isAsked = ({ linkedCategory = 'necessary' }: { linkedCategory?: string }) =>
    linkedCategory === 'necessary' || categories.some((category) => category === linkedCategory);
  const sections = texts.preferencesModal.sections.filter(isAsked);
  const config: CookieConsentConfig = {
    mode: 'opt-in',
    // With another revision than that of the decision, nothing of it is preselected, and the same answer is saved anew.
    revision,
    autoShow: false,
    // Robots should see the page as visitors do; by default the library hides the banner from them.
    hideFromBots: false,
    cookie: { name: CONSENT_COOKIE, expiresAfterDays: DAYS, sameSite: 'Lax' },
    guiOptions: {
      consentModal: { layout: 'box inline', position: 'bottom left', equalWeightButtons: true },
      preferencesModal: { layout: 'box', equalWeightButtons: true },
    },
    categories: {
      necessary: { enabled: true, readOnly: true },
      ...Object.fromEntries(categories.map((category) => [category, {}])),
    },
    language: {
      default: language,
      translations: { [language]: { ...texts, preferencesModal: { ...texts.preferencesModal, sections } } },
    },
  };
  await run(config);
  return {
    ask: () => {
      show();
      const banner = document.querySelector<HTMLElement>('#cc-main');
      // The library marks it as modal, so that screen readers would ignore the rest of the page; but it does not
      // block anything.
      banner?.querySelector('.cm')?.removeAttribute('aria-modal');
      keepPlace(banner);
      releaseKeyboard();
    },
    change: async () => {
      // Does nothing unless it was closed: then it reads the cookie again.
      await run(config);
      showPreferences();
    },
    close: () => reset(),
  };
}
