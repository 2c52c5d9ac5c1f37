import { locale } from './locale.ts';

/** The part of this language that browsers load: messages are loaded only where they are shown. */
export const en = {
  ...locale,
  loadBrowserMessages: async () => (await import('./messages/browser.ts')).browserMessages,
};
