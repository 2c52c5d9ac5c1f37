import { startColourScheme } from './colour-scheme.ts';
import { startHeaderToggle } from './header-toggle.ts';
import { startLanguageSwitcher } from './language-switcher.ts';
import { startSubmenus } from './submenus.ts';

/** Adds behaviour to the shell, which works without it. */
export function startShell(): void {
  startHeaderToggle();
  startSubmenus();
  startLanguageSwitcher();
  startColourScheme();
}
