import { wideWindow } from '@keelstone/ui/dom/wide-window.ts';
import { onEscape } from './on-escape.ts';
import { onFocusOutside, onPressOutside } from './on-outside.ts';

/** The control that opens and closes the navigation of narrow windows (U-6); Escape closes it. */
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

  // Where it lies over the page, it must not hide what the keyboard goes on to (WCAG 2.4.11).
  const leave = () => {
    if (isOpen() && getComputedStyle(navigation).position === 'absolute') setOpen(false);
  };
  onFocusOutside(header, leave);
  onPressOutside(header, leave);

  // A browser may take the focus off what is no longer seen before it tells of the new width: so it is remembered.
  let hasFocus = false;
  document.addEventListener('focusin', ({ target }) => {
    hasFocus = target instanceof Node && navigation.contains(target);
  });
  onPressOutside(navigation, () => {
    hasFocus = false;
  });
  wideWindow().addEventListener('change', () => {
    setOpen(false);
    // Nothing happens where the navigation is still to be seen: the control is not.
    if (hasFocus) toggle.focus();
  });
}
