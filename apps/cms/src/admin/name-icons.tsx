'use client';

import { type AdminText, say } from '@keelstone/languages/say.ts';
import { type ReactNode, useEffect } from 'react';

/** Payload 3.90.1 renders these as icons without a name, for no reader and no pointer. */
const NAMELESS: Readonly<Record<string, AdminText>> = {
  '.step-nav__home': 'Dashboard',
  '.nav__mobile-close': 'Close menu',
  '#action-save-popup .popup-button': 'More choices',
  '.doc-controls__popup .popup-button': 'More actions',
  '.array-actions__button': 'Actions of this row',
  '.collapsible__drag': 'Move by dragging, or with space and the arrow keys',
  '.date-time-picker__clear-button': 'Clear the date',
  '.clickable-arrow--left': 'Previous page',
  '.clickable-arrow--right': 'Next page',
};

/** Gives the icons of every page of the admin their words, as name and as tooltip. */
export function NameIcons({ children }: { children: ReactNode }) {
  useEffect(() => {
    const name = () => {
      for (const [selector, text] of Object.entries(NAMELESS)) {
        for (const icon of document.querySelectorAll<HTMLElement>(`${selector}:not([title])`)) {
          const words = say(text);
          icon.title = words;
          icon.setAttribute('aria-label', words);
        }
      }
    };
    let due = 0;
    const observer = new MutationObserver(() => {
      cancelAnimationFrame(due);
      due = requestAnimationFrame(name);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    name();
    return () => {
      observer.disconnect();
      cancelAnimationFrame(due);
    };
  }, []);
  return children;
}
