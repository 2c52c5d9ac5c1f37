/** The box that a text must fit into, in pixels. */
export type TextBox = {
  width: number;
  height: number;
  /** Font sizes to try, in order of preference. */
  sizes: readonly number[];
  /** Line height relative to the font size. */
  leading: number;
  /** Width of a text at a font size of one pixel; it is proportional to the size. */
  measure(text: string): number;
  /** Inserts soft hyphens into a word. */
  hyphenate(word: string): string;
};

export type FittedText = { size: number; lines: string[] };

const SOFT_HYPHEN = '\u00AD';

/** Where a line may break: at white space, except non-breaking spaces. */
const BETWEEN_WORDS = /[^\S\u00A0\u202F]+/;

/** The longest beginning of a word that fits, hyphenated between syllables if possible, and the rest of the word. */
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

/** Breaks a text into lines; words are only hyphenated if they are wider than a line. */
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

/** Cuts to the lines that fit into the box; the last one ends in an ellipsis. */
function cut(lines: readonly string[], count: number, size: number, box: TextBox): string[] {
  if (lines.length <= count) return [...lines];
  let last = lines[count - 1] ?? '';
  while (last !== '' && box.measure(`${last}…`) * size > box.width)
    last = last.includes(' ') ? last.slice(0, last.lastIndexOf(' ')) : last.slice(0, -1);
  return [...lines.slice(0, count - 1), `${last.replace(/[\s,;:–-]+$/, '')}…`];
}

/** Caches measurements, because words recur at every size, and measuring is the slowest part. */
function measuredOnce(measure: TextBox['measure']): TextBox['measure'] {
  const widths = new Map<string, number>();
  return (text) => {
    const width = widths.get(text) ?? measure(text);
    widths.set(text, width);
    return width;
  };
}

/**
 * Fits a text into its box as large as possible: at the first size at which it fits without hyphenation,
 * otherwise at the first one at which it fits at all, otherwise at the last one, truncated.
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
