/** From here on the navigation lies open, and hovering opens its submenus; below, clicks do (U-2). */
const LARGE = '(min-width: 1024px)';

/** Whether the window is that wide; it says so when that changes. */
export const largeWindow = (): MediaQueryList => matchMedia(LARGE);
