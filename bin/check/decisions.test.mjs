import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../project.mjs';

const FOLDER = join(root, 'docs', 'decisions');
const read = (name) => readFileSync(join(FOLDER, name), 'utf8');

/** The line of a decision in the index, from its heading and its status. */
function lineOf(file) {
  const text = read(file);
  const [, number, title] = /^# 0*(\d+)\. (.*)/.exec(text) ?? [];
  const [, successor] = /\*\*Superseded\*\* by \[ADR (\d+)\]/.exec(text) ?? [];
  return `| ${number} | [${title}](${file}) | ${successor ? `superseded by ${successor}` : 'holds'} |`;
}

it('docs/decisions/README.md lists every decision with its title and whether it holds', () => {
  const files = readdirSync(FOLDER).filter((name) => name !== 'README.md');
  const listed = read('README.md')
    .split('\n')
    .filter((line) => line.startsWith('| ') && line.includes('.md)'));
  expect(listed, 'Correct docs/decisions/README.md: these are the lines that it should have.').toEqual(
    files.sort().map(lineOf),
  );
});
