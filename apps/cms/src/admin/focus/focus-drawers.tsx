'use client';

import { type ReactNode, useEffect } from 'react';
import { FIELD, focusWhenThere } from './focus-when-there.ts';
import { returnFromDialogs } from './return-from-dialogs.ts';

/** The button at the top of a drawer, and that beside it, which is as high as the window. */
const CLOSE = '.drawer__close, .drawer__header__close, .doc-drawer__header-close, .list-drawer__header-close';
/** Of the choice of kinds, and of lists. */
const SEARCH = '.block-search__input, .search-filter__input';
const LOADING = '.loading-overlay, .shimmer-effect';

const firstVisible = (drawer: HTMLElement, selector: string): HTMLElement | null =>
  [...drawer.querySelectorAll<HTMLElement>(selector)].find((each) => each.checkVisibility()) ?? null;

/** Where a drawer begins; null while it is loading. */
function firstControl(drawer: HTMLElement): HTMLElement | null {
  const search = firstVisible(drawer, SEARCH);
  // A keyboard would cover on a phone what there is to choose from.
  if (search && matchMedia('(pointer: fine)').matches) return search;
  const field = search ? null : firstVisible(drawer, `.dropzone button, ${FIELD}`);
  if (field) return field;
  // That of a text has nothing but its title and this button while it is loading.
  const button = firstVisible(drawer, `button:not(:disabled, ${CLOSE})`);
  return drawer.querySelector(LOADING) ? null : button;
}

/**
 * Moves the focus to where a drawer begins, once that is there. What is behind it may have the focus until then: a text
 * takes it back a moment after its menu has closed, and would get the words that are meant for the drawer.
 */
export function focusDrawer(drawer: HTMLElement): void {
  const isBehind = (active: Element | null) => active === drawer || !drawer.contains(active);
  focusWhenThere(
    () => firstControl(drawer),
    (active) => drawer.isConnected && (isBehind(active) || active?.matches(CLOSE) === true),
  );
}

/**
 * Drawers open with the focus in their first field, or in their search. Payload 3.90.1 leaves it on the button behind
 * them, or on the one that closes them: a screen reader did not say that anything had opened, and the first space of a
 * footnote closed its drawer. What closes gives the focus back.
 */
export function FocusDrawers({ children }: { children: ReactNode }) {
  useEffect(() => {
    const observer = new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof HTMLElement && node.matches('dialog.drawer[open]')) focusDrawer(node);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  useEffect(returnFromDialogs, []);
  return children;
}
