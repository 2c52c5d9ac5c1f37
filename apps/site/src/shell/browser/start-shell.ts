import { startColourScheme } from './colour-scheme.ts';
import { startHeaderToggle } from './header-toggle.ts';
import { startLanguageSwitcher } from './language-switcher.ts';
import { startStickyHeader } from './sticky-header.ts';
import { startSubmenus } from './submenus.ts';

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
