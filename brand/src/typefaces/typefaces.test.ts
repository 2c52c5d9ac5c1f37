import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { type Font, openSync } from 'fontkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BRAND_FOLDERS } from '../brands.fixture.ts';
import { type PreparedBrand, prepareBrand } from '../build/prepare-brand.ts';
import { FIRST_CHARACTERS, toUnicodeRange } from './characters.ts';
import { faceName, readCharacters } from './cut-face.ts';

const kept = mkdtempSync(join(tmpdir(), 'brands-'));
afterAll(() => rmSync(kept, { recursive: true }));

describe.each(BRAND_FOLDERS.map((folder) => [basename(folder), folder] as const))(
  'the typefaces of %s',
  (_name, folder) => {
    let prepared: PreparedBrand;
    let files: string;
    let names: string[];
    beforeAll(async () => {
      prepared = await prepareBrand(folder, kept);
      files = dirname(prepared.styles);
      const { serif, sans } = prepared.brand.typefaces;
      names = [
        ...new Set([serif, sans].flatMap(({ family, faces }) => faces.map((face) => faceName(family, face)))),
      ];
    });
    const open = (name: string) => openSync(join(files, `${name}.woff2`)) as Font & { copyright: string };
    const charactersOf = (name: string) => readCharacters(open(name));

    it('are two files of each face, and no others', () => {
      const written = readdirSync(files).filter((file) => file.endsWith('.woff2'));
      const parts = names.flatMap((name) => [`${name}-first.woff2`, `${name}-rest.woff2`]);
      expect(written.toSorted()).toEqual(parts.toSorted());
    });

    it('are fetched for the characters that they have', () => {
      const rules = readFileSync(prepared.styles, 'utf8').split('@font-face');
      for (const part of names.flatMap((name) => [`${name}-first`, `${name}-rest`])) {
        const rule = rules.find((each) => each.includes(`"./${part}.woff2"`)) ?? '';
        expect(/unicode-range:([^;]*);/.exec(rule)?.[1]?.trim()).toBe(toUnicodeRange(charactersOf(part)));
      }
    });

    it('share no character between the two files of a face, and set English and German from the first', () => {
      for (const name of names) {
        const first = new Set(charactersOf(`${name}-first`));
        expect(charactersOf(`${name}-rest`).filter((character) => first.has(character))).toEqual([]);
        expect([...first].filter((character) => !FIRST_CHARACTERS.has(character))).toEqual([]);
        const text = 'The quick brown fox, “Zwölf Boxkämpfer”: größer – 1,234.50 € (§ 7)… it’s';
        expect([...text].filter((character) => !first.has(character))).toEqual([]);
      }
    });

    it('say whose they are and under which licence', () => {
      for (const name of names) expect(open(`${name}-first`).copyright).toMatch(/Project Authors/);
    });

    it('are fetched ahead where they set the first screen: two at most', () => {
      expect(prepared.firstFonts.length).toBeLessThanOrEqual(2);
      for (const file of prepared.firstFonts) expect(statSync(file).size).toBeGreaterThan(1000);
    });

    it('are cut once: who prepares the same brand again gets the same files', async () => {
      const before = statSync(prepared.styles).mtimeMs;
      expect(await prepareBrand(folder, kept)).toEqual(prepared);
      expect(statSync(prepared.styles).mtimeMs).toBe(before);
      expect(readdirSync(kept).filter((name) => name.includes('-'))).toEqual([]);
    });
  },
);

describe('a range of characters', () => {
  it('is as short as can be said', () => {
    expect(toUnicodeRange('cabé~')).toBe('U+0061-0063, U+007E, U+00E9');
    expect(toUnicodeRange('')).toBe('');
  });
});
