import { wideWindow } from '@keelstone/ui/dom/wide-window.ts';
import { moveFocusByKey } from '@keelstone/ui/focus/move-focus-by-key.ts';
import { HoveredSubmenu } from './hovered-submenu.ts';
import { onEscape } from './on-escape.ts';
import { onFocusOutside, onPressOutside } from './on-outside.ts';

type Submenu = HTMLDetailsElement;

const summaryOf = (submenu: Submenu) => submenu.querySelector<HTMLElement>('summary');
const linksOf = (submenu: Submenu) => [...submenu.querySelectorAll<HTMLElement>('a')];

/**
 * Hover, arrow keys, Escape and closing on leaving, for the submenus of the main navigation (U-2). Click, Enter
 * and Space are handled by the browser: each submenu is a `<details>`.
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
    // In narrow windows a submenu is in the page's flow and covers nothing.
    onPressOutside(submenu, () => isWide.matches && close(submenu));
  }
  navigation.addEventListener('keydown', (event) => onKey(event, navigation));
  const closeAll = () => {
    hovered.clear();
    return submenus.map(close).includes(true);
  };
  onEscape(closeAll);
  isWide.addEventListener('change', closeAll);
}

/** Closes a submenu, and keeps the focus visible. Returns whether it was open. */
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
  // The hovering mouse has opened the submenu already, so that the default action of a click would close it.
  // Under the mouse it is closed only after Escape, or while the pointer passes an open one. Enter, Space and
  // touch do not hover, so their default action is right.
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

/** Left and right along the top level, down into a submenu and up out of it. */
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
