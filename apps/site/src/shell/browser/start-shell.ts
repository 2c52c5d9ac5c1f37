import { SCHEME_KEY } from '../document/scheme-key.ts';
import { startHeaderToggle } from './header-toggle.ts';
import { onEscape } from './on-escape.ts';
import { onFocusOutside, onPressOutside } from './on-outside.ts';
import { startStickyHeader } from './sticky-header.ts';
import { startSubmenus } from './submenus.ts';

/** A click on the current language's link shows or hides the other languages instead of navigating (U-8). */
function startLanguageSwitcher(): void {
  for (const switcher of document.querySelectorAll<HTMLElement>('[data-language-switcher]')) {
    const current = switcher.querySelector<HTMLAnchorElement>('[data-language-current]');
    if (!current) continue;
    const isExpanded = () => current.getAttribute('aria-expanded') === 'true';
    const setExpanded = (value: boolean) => current.setAttribute('aria-expanded', String(value));
    const close = () => setExpanded(false);
    close();
    current.addEventListener('click', (event) => {
      event.preventDefault();
      setExpanded(!isExpanded());
    });
    onEscape(() => {
      if (!isExpanded()) return false;
      close();
      current.focus();
      return true;
    });
    onFocusOutside(switcher, close);
    onPressOutside(switcher, close);
  }
}

/** Applies and stores the visitor's choice of colour scheme. */
function startColourScheme(): void {
  const root = document.documentElement;
  const inputs = document.querySelectorAll<HTMLInputElement>('[data-colour-scheme] input');
  const chosen = root.dataset.scheme ?? 'system';
  for (const input of inputs) {
    input.checked = input.value === chosen;
    input.addEventListener('change', () => {
      if (input.value === 'system') delete root.dataset.scheme;
      else root.dataset.scheme = input.value;
      rememberScheme(input.value);
    });
  }
}

/** A browser without storage still applies the choice on this page. */
function rememberScheme(scheme: string): void {
  try {
    if (scheme === 'system') localStorage.removeItem(SCHEME_KEY);
    else localStorage.setItem(SCHEME_KEY, scheme);
  } catch {}
}

/**
 * The skip link moves the focus to the main content (U-1). Browsers scroll to the target of a link within the
 * page, but not all of them move the focus there; this does so in all browsers, and leaves the URL unchanged.
 */
function startSkipLink(): void {
  const link = document.querySelector<HTMLAnchorElement>('body > a[href^="#"]');
  link?.addEventListener('click', (event) => {
    const target = document.getElementById(link.hash.slice(1));
    if (!target || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    target.focus({ preventScroll: true });
    // To directly below the sticky header.
    target.scrollIntoView({ block: 'start', behavior: 'instant' });
  });
}

/** Adds behaviour to the shell, which also works without it. */
export function startShell(): void {
  startSkipLink();
  startStickyHeader();
  // Registered first: Escape closes a submenu before the navigation that contains it.
  startSubmenus();
  startLanguageSwitcher();
  startHeaderToggle();
  startColourScheme();
}
