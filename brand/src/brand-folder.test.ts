import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { brandFolder, readBrand } from './brand-folder.ts';
import { BRAND_FOLDERS } from './brands.fixture.ts';

const root = join(import.meta.dirname, '../..');

describe('the variable BRAND', () => {
  it('U-9 names a folder of brand/, or a path from the root of the project', () => {
    expect(brandFolder('keelstone')).toBe(join(root, 'brand/keelstone'));
    expect(brandFolder('e2e/brands/fjordline')).toBe(join(root, 'e2e/brands/fjordline'));
    expect(brandFolder(join(root, 'brand/keelstone'))).toBe(join(root, 'brand/keelstone'));
  });

  it('U-9 is refused by its value where there is no such brand', () => {
    expect(() => brandFolder('no-such-brand')).toThrow(
      /brand.no-such-brand.brand\.json.*BRAND is "no-such-brand".*docs\/brand\.md/,
    );
  });
});

describe.each(BRAND_FOLDERS.map((folder) => [basename(folder), folder] as const))(
  'the brand %s',
  (_name, folder) => {
    it('X-3 U-9 is whole: name, logo, favicon, colours, typefaces', () => {
      const brand = readBrand(folder);
      expect(brand.name).not.toBe('');
      expect(brand.logoSvg).toContain('currentColor');
      expect(brand.favicon).toContain('<svg');
    });
  },
);

describe('a brand with mistakes', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'brand-'));
    cpSync(join(root, 'brand/keelstone'), folder, { recursive: true });
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const change = (file: string, from: string, to: string) => {
    const text = readFileSync(join(folder, file), 'utf8');
    expect(text).toContain(from);
    writeFileSync(join(folder, file), text.replace(from, to));
  };

  it('U-9 says which fields of which file are wrong', () => {
    change('brand.json', '"#0e2220"', '"black"');
    expect(() => readBrand(folder)).toThrow(/brand\.json: colours\.ink\.0: a colour such as #0e2220/);
  });

  it('U-9 names the file that is no JSON, or not there', () => {
    rmSync(join(folder, 'logo.svg'));
    expect(() => readBrand(folder)).toThrow(/logo\.svg: it cannot be read \(ENOENT\)/);
    change('brand.json', '{', '{,');
    expect(() => readBrand(folder)).toThrow(/brand\.json: Expected .* JSON.*docs\/brand\.md/);
  });

  it('U-9 says which field is missing, and which is none', () => {
    change('brand.json', '"band-focus"', '"band-fokus"');
    expect(() => readBrand(folder)).toThrow(/colours\.band-focus.*colours\.band-fokus/);
  });

  it.each([
    '<script>alert(1)</script>',
    '<style>*{}</style>',
    '<a href="https://x.example"/>',
    '<path style="x"/>',
    '<g onload="x"/>',
  ])('N-6 a logo with %s is refused: it stands in every page', (markup) => {
    change('logo.svg', '</svg>', `${markup}</svg>`);
    expect(() => readBrand(folder)).toThrow(/logo\.svg: it stands in every page/);
  });

  it('U-9 another drawing is another digest', () => {
    const before = readBrand(folder).digest;
    change('logo.svg', '1.7', '1.8');
    expect(readBrand(folder).digest).not.toBe(before);
  });
});
