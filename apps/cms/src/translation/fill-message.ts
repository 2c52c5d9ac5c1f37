import type { Messages } from '@keelstone/languages/messages.ts';

/** Plain texts, which the server hands to scripts. */
export type TranslationMessages = Messages['translation'];

/** Replaces the placeholders of a message. */
export const fill = (message: string, values: Record<string, string | number>): string =>
  message.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
