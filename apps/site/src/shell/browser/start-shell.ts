import { startColourScheme } from './colour-scheme.ts';
import { startHeaderToggle } from './header-toggle.ts';
import { startLanguageSwitcher } from './language-switcher.ts';
import { startSkipLink } from './skip-link.ts';
import { startStickyHeader } from './sticky-header.ts';
import { startSubmenus } from './submenus.ts';

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
