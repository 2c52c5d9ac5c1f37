'use client';

import { useNav } from '@payloadcms/ui';
import { type ReactNode, useLayoutEffect } from 'react';

/** Payload's widest window (its breakpoint `l`) in which the menu covers the page, and is closed at first. */
const NARROW = '(max-width: 1440px)';

/**
 * Closes the menu before the first page is painted. Payload opens it until it has measured the window, and closes it
 * again: on a slow computer, what was clicked in that moment had moved away below the pointer.
 */
export function ClosedMenu({ children }: { children: ReactNode }) {
  const { setNavOpen } = useNav();
  useLayoutEffect(() => {
    if (matchMedia(NARROW).matches) setNavOpen(false);
  }, [setNavOpen]);
  return children;
}
