/** What a text has to fit into, in pixels. */
export type TextBox = {
  width: number;
  height: number;
  /** Sizes to try, the best first. */
  sizes: readonly number[];
  /** From one baseline to the next, as a share of the size. */
  leading: number;
  /** Width of a text at the size of one pixel: it grows with the size. */
  measure(text: string): number;
  /** Puts soft hyphens where a word may be divided. */
  hyphenate(word: string): string;
};

export type FittedText = { size: number; lines: string[] };

const SOFT_HYPHEN = '\u00AD';

/** Where a line may end: at white space, except where its writer kept two words together. */
const BETWEEN_WORDS = /[^\S\u00A0\u202F]+/;

/** The longest beginning of a word that fits, divided at a syllable where one does, and what is left of it. */
function divide(word: string, size: number, box: TextBox): [beginning: string, rest: string] {
  const fits = (text: string) => box.measure(text) * size <= box.width;
  const syllables = box.hyphenate(word).split(SOFT_HYPHEN);
  for (let count = syllables.length - 1; count > 0; count -= 1) {
    const beginning = `${syllables.slice(0, count).join('')}-`.replace('--', '-');
    if (fits(beginning)) return [beginning, syllables.slice(count).join('')];
  }
  const letters = [...word];
  let count = 1;
  while (count + 1 < letters.length && fits(letters.slice(0, count + 1).join(''))) count += 1;
  return [letters.slice(0, count).join(''), letters.slice(count).join('')];
}

type Wrapped = { lines: string[]; isDivided: boolean };

/** Fills line after line; words are divided only where they are wider than a line. */
function wrap(text: string, size: number, box: TextBox): Wrapped {
  const room = box.width / size;
  const space = box.measure(' ');
  const lines: string[] = [];
  let [line, taken, isDivided] = ['', 0, false];
  for (const whole of text.split(BETWEEN_WORDS).filter(Boolean)) {
    let [word, width] = [whole, box.measure(whole)];
    if (line !== '' && taken + space + width <= room) {
      line += ` ${word}`;
      taken += space + width;
      continue;
    }
    if (line !== '') lines.push(line);
    while (width > room && [...word].length > 1) {
      const [beginning, rest] = divide(word, size, box);
      lines.push(beginning);
      [word, width, isDivided] = [rest, box.measure(rest), true];
    }
    [line, taken] = [word, width];
  }
  return { lines: line === '' ? lines : [...lines, line], isDivided };
}

/** As many lines as the box holds; the last one says that there was more. */
function cut(lines: readonly string[], count: number, size: number, box: TextBox): string[] {
  if (lines.length <= count) return [...lines];
  let last = lines[count - 1] ?? '';
  while (last !== '' && box.measure(`${last}…`) * size > box.width)
    last = last.includes(' ') ? last.slice(0, last.lastIndexOf(' ')) : last.slice(0, -1);
  return [...lines.slice(0, count - 1), `${last.replace(/[\s,;:–-]+$/, '')}…`];
}

/** Words come again at every size, and to measure one takes longer than all else here. */
function measuredOnce(measure: TextBox['measure']): TextBox['measure'] {
  const widths = new Map<string, number>();
  return (text) => {
    const width = widths.get(text) ?? measure(text);
    widths.set(text, width);
    return width;
  };
}

/**
 * Sets a text as large as its box allows: at the first size at which it fits without a divided word, or else at the first
 * at which it fits at all, or else at the last one, cut.
 */
export function fitText(text: string, asked: TextBox): FittedText {
  const box = { ...asked, measure: measuredOnce(asked.measure) };
  const linesAt = (size: number) => Math.max(1, Math.floor(box.height / (size * box.leading)));
  const attempts = box.sizes.map((size) => ({ size, ...wrap(text, size, box) }));
  const fitting = attempts.filter(({ size, lines }) => lines.length <= linesAt(size));
  const best = fitting.find(({ isDivided }) => !isDivided) ?? fitting[0];
  if (best) return { size: best.size, lines: best.lines };
  const size = box.sizes.at(-1) ?? 1;
  return { size, lines: cut(wrap(text, size, box).lines, linesAt(size), size, box) };
}
