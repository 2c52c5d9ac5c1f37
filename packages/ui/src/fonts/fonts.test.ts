import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Font, openSync } from 'fontkit';
import { describe, expect, it } from 'vitest';
import { FIRST_CHARACTERS, toUnicodeRange } from './characters.ts';
import { CUTS, readCharacters } from './cut-fonts.ts';
import { PRELOADED_FONTS } from './preloaded-fonts.ts';

const FOLDER = import.meta.dirname;
const rules = readFileSync(join(FOLDER, 'typefaces.css'), 'utf8');
const open = (name: string) => openSync(join(FOLDER, `${name}.woff2`)) as Font & { copyright: string };
const charactersOf = (name: string) => readCharacters(open(name));
/** The `unicode-range` of the rule that names a file. */
const rangeOf = (name: string) => {
  const rule = rules.split('@font-face').find((each) => each.includes(`"./${name}.woff2"`)) ?? '';
  return /unicode-range:([^;]*);/.exec(rule)?.[1]?.replaceAll(/\s+/g, ' ').trim();
};

const PARTS = CUTS.flatMap(({ name }) => [`${name}-first`, `${name}-rest`]);

describe('the files of typefaces', () => {
  it('are two of each cut, and no others', () => {
    const files = readdirSync(FOLDER).filter((file) => file.endsWith('.woff2'));
    expect(files.toSorted()).toEqual(PARTS.map((name) => `${name}.woff2`).toSorted());
  });

  it.each(PARTS)('%s is fetched for the characters that it has', (name) => {
    expect(rangeOf(name)).toBe(toUnicodeRange(charactersOf(name)));
  });

  it.each(CUTS.map(({ name }) => name))('%s comes in two files that share no character', (name) => {
    const first = new Set(charactersOf(`${name}-first`));
    expect(charactersOf(`${name}-rest`).filter((character) => first.has(character))).toEqual([]);
    expect([...first].filter((character) => !FIRST_CHARACTERS.has(character))).toEqual([]);
  });

  it.each(CUTS)('$name sets English and German from its first file', ({ name }) => {
    const missing = new Set('The quick brown fox, “Zwölf Boxkämpfer”: größer – 1,234.50 € (§ 7)… it’s');
    for (const character of charactersOf(`${name}-first`)) missing.delete(character);
    expect([...missing]).toEqual([]);
  });

  it.each(PARTS)('%s says whose it is and under which licence', (name) => {
    expect(open(name).copyright).toMatch(/Project Authors/);
  });

  it('are fetched ahead where they set the first screen: two', () => {
    expect(PRELOADED_FONTS).toHaveLength(2);
    expect(PRELOADED_FONTS.every((address) => /-first[.-]/.test(address))).toBe(true);
  });
});

describe('a range of characters', () => {
  it('is as short as can be said', () => {
    expect(toUnicodeRange('cabé~')).toBe('U+0061-0063, U+007E, U+00E9');
    expect(toUnicodeRange('')).toBe('');
  });
});
