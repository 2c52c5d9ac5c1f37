import { cleanLine, cutText } from '../clean-text.ts';

const MOST_CHARACTERS = 100;
/** Characters that change how a name is read, and those that folders and shells treat specially. */
const MISLEADING = /[\p{Cf}\p{Co}\p{Cn}]/gu;
const SPECIAL = /[<>:"/\\|?*]/g;

/** The extension of a name, without the dot and in lower case. */
export const endingOf = (name: string): string =>
  /\.([a-z0-9]{1,8})$/i.exec(name.trim())?.[1]?.toLowerCase() ?? '';

/** A name under which staff may save a file on any system: without a path, control and invisible characters. */
export function cleanFileName(name: string, ending: string): string {
  const last = cleanLine(name.split(/[/\\]/).at(-1) ?? '');
  const stem = last
    .replace(/\.[^.]*$/, '')
    .replace(MISLEADING, '')
    .replace(SPECIAL, '_')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  return `${cutText(stem, MOST_CHARACTERS) || 'file'}.${ending}`;
}
