import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { WIDE_WINDOW } from './wide-window.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..', '..');
const SOURCES = ['apps/site/src', 'content', 'packages/ui/src'];
const files = SOURCES.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
).filter((file) => !file.includes('node_modules'));
/** Names of the files with this ending whose content matches. */
const holding = (ending: RegExp, text: RegExp) =>
  files.filter((file) => ending.test(file) && text.test(readFileSync(join(ROOT, file), 'utf8')));

it('U-11 no stylesheet asks for a width in px: it would not move with the reader’s type size', () => {
  expect(holding(/\.css$/, /@(media|container)[^{]*\dpx/)).toEqual([]);
});

it('U-11 the navigation’s styles and all scripts have one limit', () => {
  const asWide = new RegExp(`@media ([a-z]+ and )?\\${WIDE_WINDOW.slice(0, -1)}\\)`);
  const navigation = holding(/\/shell\/.*(header|navigation)\.module\.css$/, asWide);
  expect(navigation).toHaveLength(2);
  expect(holding(/(?<!\.test)\.tsx?$/, /matchMedia\([^)]*(width|WIDE)/)).toEqual([
    'packages/ui/src/dom/wide-window.ts',
  ]);
});
