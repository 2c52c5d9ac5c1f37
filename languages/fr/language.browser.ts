import { locale } from './locale.ts';

/** What browsers load of this language: its messages only where they are shown. */
export const fr = {
  ...locale,
  loadBrowserMessages: async () => (await import('./messages/browser.ts')).browserMessages,
};
