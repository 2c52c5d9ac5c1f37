import { wideWindow } from '@keelstone/ui/dom/wide-window.ts';
import { moveFocusByKey } from '@keelstone/ui/focus/move-focus-by-key.ts';
import { HoveredSubmenu } from './hovered-submenu.ts';
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
  const isWide = wideWindow();
  const hovered = new HoveredSubmenu(submenus, close);
  for (const submenu of submenus) {
    openOnHover(submenu, hovered, isWide);
    onFocusOutside(submenu, () => close(submenu));
    // In narrow windows a submenu stands in the page's flow and hides nothing.
    onPressOutside(submenu, () => isWide.matches && close(submenu));
  }
  navigation.addEventListener('keydown', (event) => onKey(event, navigation));
  const closeAll = () => {
    hovered.forget();
    return submenus.map(close).includes(true);
  };
  onEscape(closeAll);
  isWide.addEventListener('change', closeAll);
}

/** Closes a submenu, and keeps the focus where it can be seen. Says whether it was open. */
function close(submenu: Submenu): boolean {
  if (!submenu.open) return false;
  if (submenu.contains(document.activeElement)) summaryOf(submenu)?.focus();
  submenu.open = false;
  return true;
}

function openOnHover(submenu: Submenu, hovered: HoveredSubmenu, isWide: MediaQueryList): void {
  const isHover = ({ pointerType }: PointerEvent) => isWide.matches && pointerType === 'mouse';
  submenu.addEventListener('pointerenter', (event) => {
    if (isHover(event)) hovered.enter(submenu);
  });
  submenu.addEventListener('pointerleave', (event) => {
    if (isHover(event)) hovered.leave();
  });
  // The pointer has opened it already: its click would shut it under the visitor's hand. Only after Escape, or on the
  // way past an open one, is it there and closed. Enter and Space, and a finger on a screen, have opened nothing yet.
  let isMousePress = false;
  submenu.addEventListener('pointerdown', (event) => {
    isMousePress = isHover(event);
  });
  summaryOf(submenu)?.addEventListener('click', (event) => {
    if (!isMousePress || event.detail === 0) return;
    event.preventDefault();
    hovered.open(submenu);
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
