'use client';

import { useLayoutEffect } from 'react';

/**
 * The browser's colour scheme, where nobody has chosen one. Payload learns it from a header that few browsers send, and
 * not with their first request; its own script follows after the first paint, and on the log-in page never.
 */
export function BrowserScheme() {
  useLayoutEffect(() => {
    if (document.cookie.includes('payload-theme=')) return;
    const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
    document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
  }, []);
  return null;
}
