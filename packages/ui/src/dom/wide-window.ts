/**
 * The only breakpoint between narrow and wide windows (U-11): from here on the navigation is expanded, and
 * hovering opens its submenus. In em, so that it follows the reader's font size, and in the notation of the
 * stylesheets: at the default size it is 1024 px.
 */
export const WIDE_WINDOW = '(min-width: 64em)';

/** Whether the window is wide, as a `MediaQueryList` that also reports changes. */
export const wideWindow = (): MediaQueryList => matchMedia(WIDE_WINDOW);
