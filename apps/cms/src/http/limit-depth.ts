import { say } from '@keelstone/languages/say.ts';
import { refusal } from '../access/endpoint.ts';

/**
 * Objects and lists in each other. A list in a rich text has four for each indentation, so nobody writes as many;
 * Payload copies and validates data recursively, and its cost and stack grow with each.
 */
export const MOST_LEVELS = 200;

export const sayTooDeep = (): string =>
  say('Nothing was saved, because what was sent is nested more than {number} levels deep.', {
    number: MOST_LEVELS,
  });

const [QUOTE, BACKSLASH] = Buffer.from('"\\');
/** How many levels a byte opens. */
const STEPS = new Int8Array(256);
for (const byte of Buffer.from('[{')) STEPS[byte] = 1;
for (const byte of Buffer.from(']}')) STEPS[byte] = -1;
/** What a parser skips before the first value. */
const BLANK = new Set(Buffer.from('\ufeff \t\r\n'));

/**
 * Whether a text is JSON of more levels than that, without parsing it.
 *
 * @param text in UTF-8, in which none of JSON's signs is part of another character
 */
export function isDeepJson(text: Uint8Array): boolean {
  const first = text.find((byte) => !BLANK.has(byte));
  // In a table or another text, brackets need not close.
  if (first === undefined || STEPS[first] !== 1) return false;
  let levels = 0;
  let isInString = false;
  for (let at = 0; at < text.length && levels <= MOST_LEVELS; at += 1) {
    const byte = text[at] as number;
    if (byte === QUOTE) isInString = !isInString;
    else if (!isInString) levels += STEPS[byte] as number;
    else if (byte === BACKSLASH) at += 1;
  }
  return levels > MOST_LEVELS;
}

const isHolder = (value: unknown): value is object => typeof value === 'object' && value !== null;

function isDeep(data: unknown): boolean {
  let level = [data].filter(isHolder);
  for (let levels = 1; level.length > 0; levels += 1) {
    if (levels > MOST_LEVELS) return true;
    level = level.flatMap((holder) => Object.values(holder).filter(isHolder));
  }
  return false;
}

/** For multipart bodies, which Payload parses while they arrive, and for the admin's own forms. */
export const refuseDeepData = ({ args }: { args?: unknown }): void => {
  if (isDeep((args as { data?: unknown } | undefined)?.data)) {
    throw refusal(sayTooDeep());
  }
};
