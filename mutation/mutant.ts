/** One small change that can be switched on in a compiled file. */
export type Mutant = {
  id: number;
  /** Path from the repository's root. */
  file: string;
  line: number;
  operator: string;
  original: string;
  replacement: string;
};

const LONGEST = 70;

function oneLine(code: string): string {
  const line = code.replace(/\s+/g, ' ').trim();
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
}

/** The change on one line, without its location. */
export const nameOf = ({ operator, original, replacement }: Mutant): string =>
  `${operator}: ${oneLine(original)} → ${oneLine(replacement)}`;

/** A mutant as written in reports. */
export const describeMutant = (mutant: Mutant): string => `${mutant.file}:${mutant.line} ${nameOf(mutant)}`;
