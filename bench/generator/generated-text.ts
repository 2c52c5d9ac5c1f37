import { between, type Random } from '@keelstone/contours/seeded-random';
import type { Vocabulary } from './vocabulary.ts';

/** Words in a body, on average. */
const BODY_WORDS = 400;

export type GeneratedText = { title: string; excerpt: string; paragraphs: string[] };

/** With a capital letter at its beginning. */
export const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function drawWords(vocabulary: Vocabulary, random: Random, count: number): string[] {
  return Array.from({ length: Math.round(count) }, () => vocabulary.draw(random));
}

function writeSentence(vocabulary: Vocabulary, random: Random): string {
  return `${capitalise(drawWords(vocabulary, random, between(random, 8, 22)).join(' '))}.`;
}

function writeParagraph(vocabulary: Vocabulary, random: Random): string {
  return Array.from({ length: 4 }, () => writeSentence(vocabulary, random)).join(' ');
}

/** What stands above a text. */
export function writeHeading(
  vocabulary: Vocabulary,
  random: Random,
): Pick<GeneratedText, 'title' | 'excerpt'> {
  return {
    title: capitalise(drawWords(vocabulary, random, between(random, 4, 9)).join(' ')),
    excerpt: writeSentence(vocabulary, random),
  };
}

/** A text whose words are distributed as in real prose: a few everywhere, most of them nearly nowhere. */
export function writeText(vocabulary: Vocabulary, random: Random): GeneratedText {
  const length = BODY_WORDS * between(random, 0.4, 1.6);
  const paragraphs: string[] = [];
  for (let words = 0; words < length; ) {
    const paragraph = writeParagraph(vocabulary, random);
    paragraphs.push(paragraph);
    words += paragraph.split(' ').length;
  }
  return { ...writeHeading(vocabulary, random), paragraphs };
}
