import { readFileSync } from 'node:fs';
import { isContent } from '@keelstone/editing/content.ts';
import { isMap, isSeq, LineCounter, type Node, parseDocument } from 'yaml';

export type Path = readonly (string | number)[];

/** An error in the content, and its location. */
export type Problem = { file: string; line: number; message: string };

/** One file, or one entry of a list in a file: its values, and their locations. */
export type Source = {
  file: string;
  value: Record<string, unknown>;
  /** The line of a value, or of its closest existing parent. `words` narrow it down within a longer text. */
  lineOf(path: Path, words?: string): number;
};

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n?---(?:\r?\n|$)([\s\S]*)$/;

const linesIn = (text: string): number => text.split('\n').length - 1;

/** Parses YAML with the lines of its values. */
function parseYaml(text: string, file: string, linesBefore: number) {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false });
  const lineAt = (offset: number) => counter.linePos(offset).line + linesBefore;
  const problems = document.errors.map(({ message, pos }) => ({ file, line: lineAt(pos[0]), message }));
  const lineOf = (path: Path) => {
    let node = document.contents as Node | null;
    let offset = node?.range?.[0] ?? 0;
    for (const step of path) {
      if (isMap(node)) {
        const pair = node.items.find(({ key }) => String(key) === String(step));
        if (!pair) break;
        offset = (pair.key as Node).range?.[0] ?? offset;
        node = pair.value as Node | null;
      } else if (isSeq(node)) {
        const item = node.items[Number(step)] as Node | undefined;
        if (!item) break;
        offset = item.range?.[0] ?? offset;
        node = item;
      } else break;
    }
    return lineAt(offset);
  };
  return { value: problems.length ? null : (document.toJS() as unknown), problems, lineOf };
}

/** The first line with these words, searching from a given line. */
function findLine(text: string, from: number, words: string | undefined): number {
  if (!words) return from;
  const found = text.split('\n').findIndex((line, index) => index + 1 >= from && line.includes(words));
  return found < 0 ? from : found + 1;
}

/** Reads Markdown with front matter. The text becomes the field `body`. */
export function readMarkdown(path: string, file: string, problems: Problem[]): Source | undefined {
  const text = readFileSync(path, 'utf8');
  const [, front, body = ''] = FRONT_MATTER.exec(text) ?? [];
  if (front === undefined) {
    problems.push({ file, line: 1, message: 'begins without front matter: fields between two lines of ---' });
    return undefined;
  }
  const parsed = parseYaml(front, file, 1);
  problems.push(...parsed.problems);
  if (parsed.problems.length) return undefined;
  if (!isContent(parsed.value)) {
    problems.push({ file, line: 2, message: 'has front matter that is no list of fields' });
    return undefined;
  }
  const bodyLine = linesIn(text.slice(0, text.length - body.trimStart().length)) + 1;
  return {
    file,
    value: { ...parsed.value, ...(body.trim() && { body: body.trim() }) },
    lineOf: (at, words) => findLine(text, at[0] === 'body' ? bodyLine : parsed.lineOf(at), words),
  };
}

/** Reads a YAML file: one entry, or a list of them. */
export function readYaml(path: string, file: string, problems: Problem[]): Source[] | Source {
  const text = readFileSync(path, 'utf8');
  const { value, problems: found, lineOf } = parseYaml(text, file, 0);
  problems.push(...found);
  const sourceOf = (entry: unknown, at: Path): Source => {
    if (!isContent(entry)) problems.push({ file, line: lineOf(at), message: 'is no list of fields' });
    return {
      file,
      value: isContent(entry) ? entry : {},
      lineOf: (below, words) => findLine(text, lineOf([...at, ...below]), words),
    };
  };
  if (found.length) return [];
  return Array.isArray(value) ? value.map((entry, index) => sourceOf(entry, [index])) : sourceOf(value, []);
}
