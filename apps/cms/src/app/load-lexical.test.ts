import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { LEXICAL_PACKAGES } from './load-lexical.ts';

/** The Lexical packages that a package imports, read from the files that Node.js loads in production. */
function importsOf(name: string): string[] {
  const entry = fileURLToPath(import.meta.resolve(name));
  const stem = entry.replace(/(\.(node|dev|prod))?\.m?js$/, '');
  const files = readdirSync(dirname(entry)).map((file) => join(dirname(entry), file));
  const source = files.find((file) => file === `${stem}.prod.mjs`);
  if (!source) throw new Error(`${name} is built in another way than this test knows.`);
  const found = readFileSync(source, 'utf8').matchAll(/from\s*["']((?:@lexical\/|lexical)[^"']*)["']/g);
  return [...found].map((match) => match[1] ?? '');
}

it('every package of Lexical is loaded after those that it imports', () => {
  for (const [position, name] of LEXICAL_PACKAGES.entries()) {
    const earlier = LEXICAL_PACKAGES.slice(0, position);
    expect(earlier, `${name} imports them`).toEqual(expect.arrayContaining(importsOf(name)));
  }
});

it('packages that import others are among them', () => {
  expect(importsOf('@lexical/rich-text')).toContain('@lexical/clipboard');
});
