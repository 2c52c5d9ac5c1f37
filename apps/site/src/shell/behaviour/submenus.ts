import { moveFocus } from './move-focus.ts';

/** From here on hovering opens a submenu; below, a click does (U-2). */
const WIDE = '(min-width: 1024px) and (hover: hover)';

/**
 * Hover, Escape, arrow keys and leaving for the submenus of the main navigation. Enter, Space and click are the
 * browser's own: each submenu is a `<details>`.
 */
export function startSubmenus(): void {
  for (const submenu of document.querySelectorAll<HTMLDetailsElement>('[data-submenu]')) {
    openOnHover(submenu);
    closeOnLeaving(submenu);
    submenu.addEventListener('keydown', (event) => onKey(event, submenu));
  }
}

function openOnHover(submenu: HTMLDetailsElement): void {
  const isWide = matchMedia(WIDE);
  submenu.addEventListener('pointerenter', (event) => {
    if (isWide.matches && event.pointerType === 'mouse') submenu.open = true;
  });
  submenu.addEventListener('pointerleave', (event) => {
    if (isWide.matches && event.pointerType === 'mouse') submenu.open = false;
  });
  // The pointer has opened it already: a click would shut it under the visitor's hand. Enter and Space have detail 0.
  submenu.querySelector('summary')?.addEventListener('click', (event) => {
    if (isWide.matches && event.detail > 0 && submenu.matches(':hover')) event.preventDefault();
  });
}

function closeOnLeaving(submenu: HTMLDetailsElement): void {
  submenu.addEventListener('focusout', (event) => {
    const next = event.relatedTarget;
    if (next instanceof Node && !submenu.contains(next) && matchMedia(WIDE).matches) submenu.open = false;
  });
  document.addEventListener('pointerdown', (event) => {
    if (event.target instanceof Node && !submenu.contains(event.target) && matchMedia(WIDE).matches) {
      submenu.open = false;
    }
  });
}

function onKey(event: KeyboardEvent, submenu: HTMLDetailsElement): void {
  const summary = submenu.querySelector('summary');
  if (event.key === 'Escape' && submenu.open) {
    event.preventDefault();
    submenu.open = false;
    summary?.focus();
  } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    event.preventDefault();
    submenu.open = true;
    moveFocus([...submenu.querySelectorAll<HTMLElement>('summary, a')], event.key === 'ArrowDown' ? 1 : -1);
  }
}
