import { say } from '@keelstone/languages/say.ts';
import { RESERVED_SEGMENTS } from './alias-patterns.ts';

const SHAPE = /^(\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/;
const MAX_LENGTH = 240;

/** What is wrong with a path that an editor entered and how to fix it; undefined if it is valid. */
export function explainAliasError(alias: string): string | undefined {
  if (alias.length > MAX_LENGTH)
    return say('This path is too long. Shorten it to {maxLength} characters.', { maxLength: MAX_LENGTH });
  if (!SHAPE.test(alias)) {
    return say(
      'A path begins with a slash and has lower case letters a–z, digits and single hyphens, such as /articles/first-aid.',
    );
  }
  const [, first = ''] = alias.split('/');
  if (RESERVED_SEGMENTS.has(first))
    return say('Paths under /{first} belong to the site itself. Begin with another word.', { first });
  return undefined;
}
