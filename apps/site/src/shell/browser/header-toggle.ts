import { wideWindow } from '@keelstone/ui/dom/wide-window.ts';
import { onEscape } from './on-escape.ts';
import { onFocusOutside, onPressOutside } from './on-outside.ts';

/** The button that opens and closes the navigation in narrow windows (U-6); Escape closes it. */
export function startHeaderToggle(): void {
  const header = document.querySelector<HTMLElement>('[data-header]');
  const toggle = header?.querySelector<HTMLButtonElement>('[data-header-toggle]');
  const navigation = header?.querySelector<HTMLElement>('[data-navigation]');
  if (!header || !toggle || !navigation) return;

  const isOpen = () => header.hasAttribute('data-open');
  const setOpen = (value: boolean) => {
    header.toggleAttribute('data-open', value);
    toggle.setAttribute('aria-expanded', String(value));
  };
  toggle.addEventListener('click', () => setOpen(!isOpen()));
  onEscape(() => {
    if (!isOpen()) return false;
    setOpen(false);
    toggle.focus();
    return true;
  });

  // Where the navigation covers the page, it must not hide the focused element (WCAG 2.4.11).
  const leave = () => {
    if (isOpen() && getComputedStyle(navigation).position === 'absolute') setOpen(false);
  };
  onFocusOutside(header, leave);
  onPressOutside(header, leave);

  // Stored, because a browser may remove the focus from an element that becomes invisible before it reports the
  // new width.
  let hasFocus = false;
  document.addEventListener('focusin', ({ target }) => {
    hasFocus = target instanceof Node && navigation.contains(target);
  });
  onPressOutside(navigation, () => {
    hasFocus = false;
  });
  wideWindow().addEventListener('change', () => {
    setOpen(false);
    // No effect where the navigation is still visible, because the button is not.
    if (hasFocus) toggle.focus();
  });
}
