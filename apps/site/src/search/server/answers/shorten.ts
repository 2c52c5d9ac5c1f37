import type { Language } from '@keelstone/model';

/** About five lines on a telephone. */
const LENGTH = 320;

/** The first sentences of a text that fit; a first sentence that is too long is cut between words. */
export function shorten(text: string, language: Language): string {
  let end = 0;
  for (const { index, segment } of new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)) {
    if (index + segment.trimEnd().length > LENGTH) break;
    end = index + segment.length;
  }
  if (end > 0) return text.slice(0, end).trimEnd();
  const cut = text.slice(0, LENGTH - 1);
  const space = cut.lastIndexOf(' ');
  return `${space > LENGTH / 2 ? cut.slice(0, space) : cut}…`;
}
