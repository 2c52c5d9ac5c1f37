/**
 * The one limit between narrow and wide windows (U-11): from here on the navigation lies open, and hovering opens its
 * submenus. In em, so that it moves with the reader's type size, and as stylesheets write it: at the usual size it is
 * 1024 px.
 */
export const WIDE_WINDOW = '(min-width: 64em)';

/** Whether the window is that wide; it says so when that changes. */
export const wideWindow = (): MediaQueryList => matchMedia(WIDE_WINDOW);
