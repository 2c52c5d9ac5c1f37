'use client';

import { type ReactNode, useEffect } from 'react';
import { useMessages } from './use-messages.ts';

/** Payload 3.90.1 renders these as icons without a name, for no reader and no pointer. */
const NAMELESS = {
  home: '.step-nav__home',
  closeMenu: '.nav__mobile-close',
  morePublishing: '#action-save-popup .popup-button',
  moreActions: '.doc-controls__popup .popup-button',
  rowActions: '.array-actions__button',
  drag: '.collapsible__drag',
  clear: '.date-time-picker__clear-button',
  previousPage: '.clickable-arrow--left',
  nextPage: '.clickable-arrow--right',
} as const;

type Name = keyof typeof NAMELESS;

/** Gives the icons of every page of the admin their words, as name and as tooltip. */
export function NameIcons({ children }: { children: ReactNode }) {
  const t = useMessages('icons');
  useEffect(() => {
    const name = () => {
      for (const [key, selector] of Object.entries(NAMELESS)) {
        for (const icon of document.querySelectorAll<HTMLElement>(`${selector}:not([title])`)) {
          const words = t(key as Name);
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
  }, [t]);
  return children;
}
