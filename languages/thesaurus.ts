import { existsSync, readFileSync } from 'node:fs';
import type { Language } from './languages.ts';

/** A group of words or phrases with the same meaning, or of some that find others. */
export type ThesaurusGroup = {
  /** Without `finds`, each of them also finds each of the others. */
  phrases: string[];
  /** Directed: each of `phrases` also finds these. Empty for a mutual group. */
  finds: string[];
  /** How much a match counts compared with the typed words: above 0, at most 1; null for the search's own weight. */
  weight: number | null;
};

/** Thrown when a line of a thesaurus cannot be read: names file and line, so that editors can jump to it. */
export class ThesaurusError extends Error {
  constructor(place: string, reason: string) {
    super(`${place}: ${reason}`);
    this.name = 'ThesaurusError';
  }
}

/** What identifies a group in its language: its first phrase, and whether it is directed. */
export const groupKey = ({
  phrases: [first = ''],
  finds,
}: Pick<ThesaurusGroup, 'phrases' | 'finds'>): string =>
  `${first.toLowerCase()}${finds.length > 0 ? ' ->' : ''}`;

/** A group as a line of a thesaurus file. */
export const toLine = ({ phrases, finds, weight }: ThesaurusGroup): string =>
  [
    phrases.join(', '),
    ...(finds.length > 0 ? [`-> ${finds.join(', ')}`] : []),
    ...(weight === null ? [] : [`| ${weight}`]),
  ].join(' ');

const splitPhrases = (side: string): string[] => side.split(',').map((phrase) => phrase.trim());

function readLine(line: string): ThesaurusGroup | string {
  const [words = '', weight, ...moreWeights] = line.split('|');
  const [left = '', right, ...moreArrows] = words.split('->');
  if (moreWeights.length > 0 || moreArrows.length > 0) return 'there is one arrow and one weight at most';
  const phrases = splitPhrases(left);
  const finds = right === undefined ? [] : splitPhrases(right);
  const all = [...phrases, ...finds];
  if (all.includes('')) return 'a phrase is empty';
  if (all.length < 2) return 'a group needs two phrases at least';
  const twice = all.find((phrase, at) => all.indexOf(phrase) !== at);
  if (twice !== undefined) return `"${twice}" is there twice`;
  const counts = weight === undefined ? null : Number(weight.trim() || Number.NaN);
  if (counts !== null && !(counts > 0 && counts <= 1))
    return `the weight "${weight?.trim()}" is not above 0 and at most 1`;
  return { phrases, finds, weight: counts };
}

/**
 * Reads a thesaurus: one group a line, as the first lines of each file explain; a line that begins with # is a
 * comment.
 *
 * @param name of the file, for errors
 * @throws ThesaurusError naming file and line
 */
export function parseThesaurus(text: string, name: string): ThesaurusGroup[] {
  const groups: ThesaurusGroup[] = [];
  const lines = new Map<string, number>();
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const place = `${name}:${index + 1}`;
    const group = readLine(line);
    if (typeof group === 'string') throw new ThesaurusError(place, `${group}.`);
    const key = groupKey(group);
    const before = lines.get(key);
    if (before !== undefined) {
      throw new ThesaurusError(
        place,
        `line ${before} begins with "${group.phrases[0]}" already. Add the words there.`,
      );
    }
    lines.set(key, index + 1);
    groups.push(group);
  }
  return groups;
}

/** The product's thesaurus of a language; empty if it has none. @throws ThesaurusError */
export function readThesaurus(language: Language): ThesaurusGroup[] {
  const file = new URL(`./${language}/thesaurus.txt`, import.meta.url);
  return existsSync(file)
    ? parseThesaurus(readFileSync(file, 'utf8'), `languages/${language}/thesaurus.txt`)
    : [];
}
