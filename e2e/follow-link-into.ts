import type { Locator } from '@playwright/test';

/**
 * Follows a link to hidden text. The browser reveals it as find-in-page does, which the headless shell does not have.
 * The address is that of no item, so that nothing but the browser's event can open it.
 */
export const followLinkInto = (hidden: Locator): Promise<void> =>
  hidden.evaluate((element) => {
    element.id = 'found';
    location.hash = 'found';
  });
