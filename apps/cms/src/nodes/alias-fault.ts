import { RESERVED_SEGMENTS } from './alias-patterns.ts';

const SHAPE = /^(\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/;
const MAX_LENGTH = 240;

/** What is wrong with a path that an editor entered and how to fix it; undefined if it is valid. */
export function explainAliasFault(alias: string): string | undefined {
  if (alias.length > MAX_LENGTH) return `This path is too long. Shorten it to ${MAX_LENGTH} characters.`;
  if (!SHAPE.test(alias)) {
    return 'A path begins with a slash and has lower case letters a–z, digits and single hyphens, such as /articles/first-aid.';
  }
  const [, first = ''] = alias.split('/');
  if (RESERVED_SEGMENTS.has(first))
    return `Paths under /${first} belong to the site itself. Begin with another word.`;
  return undefined;
}
