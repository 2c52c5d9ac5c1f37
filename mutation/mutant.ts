/** One small fault that can be switched on in a compiled file. */
export type Mutant = {
  id: number;
  /** From the repository's root. */
  file: string;
  line: number;
  operator: string;
  original: string;
  replacement: string;
};

/** How a mutant is written in reports, on one line. */
export function describeMutant({ file, line, operator, original, replacement }: Mutant): string {
  return `${file}:${line} ${operator}: ${oneLine(original)} → ${oneLine(replacement)}`;
}

const LONGEST = 70;

export function oneLine(code: string): string {
  const line = code.replace(/\s+/g, ' ').trim();
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
}
