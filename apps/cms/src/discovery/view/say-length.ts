import { say } from '@keelstone/languages/say.ts';

/** What search engines show of a text, in characters. They measure in pixels, so this is about right for most texts. */
type Bounds = { least: number; most: number };

export const TITLE_LENGTH: Bounds = { least: 20, most: 60 };
export const DESCRIPTION_LENGTH: Bounds = { least: 70, most: 160 };

export type Length = { verdict: 'missing' | 'short' | 'good' | 'long'; text: string };

/** Says how long a text is, and whether that fits. */
export function sayLength(text: string, { least, most }: Bounds): Length {
  const { length } = [...text];
  const count = say('{length} of about {most} characters', { length, most });
  if (length === 0)
    return { verdict: 'missing', text: say('Missing. Search engines choose some words of the page.') };
  if (length < least)
    return { verdict: 'short', text: say('{count}. Short, so there is room to say more.', { count }) };
  if (length > most)
    return { verdict: 'long', text: say('{count}. Long, so the end is probably cut off.', { count }) };
  return { verdict: 'good', text: say('{count}. Fits.', { count }) };
}
