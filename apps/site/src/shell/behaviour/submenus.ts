import { moveFocusByKey } from '../../ui/focus/move-focus-by-key.ts';
import { largeWindow } from './large-window.ts';
import { onEscape } from './on-escape.ts';
import { onFocusOutside, onPressOutside } from './on-outside.ts';

type Submenu = HTMLDetailsElement;

const summaryOf = (submenu: Submenu) => submenu.querySelector<HTMLElement>('summary');
const linksOf = (submenu: Submenu) => [...submenu.querySelectorAll<HTMLElement>('a')];

/**
 * Hover, arrow keys, Escape and leaving for the submenus of the main navigation (U-2). Click, Enter and Space are the
 * browser's own: each submenu is a `<details>`.
 */
export function startSubmenus(): void {
  const navigation = document.querySelector<HTMLElement>('[data-navigation]');
  if (!navigation) return;
  const submenus = [...navigation.querySelectorAll<Submenu>('[data-submenu]')];
  const isLarge = largeWindow();
  for (const submenu of submenus) {
    openOnHover(submenu, submenus, isLarge);
    onFocusOutside(submenu, () => close(submenu));
    // Below, a submenu stands in the page's flow and hides nothing.
    onPressOutside(submenu, () => isLarge.matches && close(submenu));
  }
  navigation.addEventListener('keydown', (event) => onKey(event, navigation));
  const closeAll = () => submenus.map(close).includes(true);
  onEscape(closeAll);
  isLarge.addEventListener('change', closeAll);
}

/** Closes a submenu, and keeps the focus where it can be seen. Says whether it was open. */
function close(submenu: Submenu): boolean {
  if (!submenu.open) return false;
  if (submenu.contains(document.activeElement)) summaryOf(submenu)?.focus();
  submenu.open = false;
  return true;
}

function openOnHover(submenu: Submenu, submenus: readonly Submenu[], isLarge: MediaQueryList): void {
  const isHover = ({ pointerType }: PointerEvent) => isLarge.matches && pointerType === 'mouse';
  submenu.addEventListener('pointerenter', (event) => {
    if (!isHover(event)) return;
    for (const other of submenus) if (other !== submenu) close(other);
    submenu.open = true;
  });
  submenu.addEventListener('pointerleave', (event) => {
    // Whoever is in it by keyboard has not left because the mouse was pushed.
    if (isHover(event) && !submenu.querySelector(':focus-visible')) submenu.open = false;
  });
  // The pointer has opened it already: its click would shut it under the visitor's hand. Only after Escape is it there
  // and closed. Enter and Space, and a finger on a screen, have opened nothing yet.
  let isMousePress = false;
  submenu.addEventListener('pointerdown', (event) => {
    isMousePress = isHover(event);
  });
  summaryOf(submenu)?.addEventListener('click', (event) => {
    if (!isMousePress || event.detail === 0) return;
    event.preventDefault();
    submenu.open = true;
  });
}

/** Left and right along the top, down into a submenu and up out of it. */
function onKey(event: KeyboardEvent, navigation: HTMLElement): void {
  const tops = [...navigation.querySelectorAll<HTMLElement>('nav > ul > li > a, summary')];
  if (moveFocusByKey(event, tops, 'horizontal')) return;
  const submenu = (event.target as Element).closest<Submenu>('[data-submenu]');
  const summary = submenu && summaryOf(submenu);
  if (!summary) return;
  const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
  if (event.key === 'ArrowDown' && isPlain) submenu.open = true;
  moveFocusByKey(event, [summary, ...linksOf(submenu)], 'vertical');
}
