import { onEscape } from './on-escape.ts';
import { onFocusOutside, onPressOutside } from './on-outside.ts';

/** A click on the current language's link shows or hides the other languages instead of navigating (U-8). */
export function startLanguageSwitcher(): void {
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
