import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { readBrand } from '../brand-folder.ts';

/**
 * Resolves a file of a brand: in its folder (`./face.woff2`), or in an installed package.
 *
 * @throws Error if the package is not installed
 */
export const resolveIn = (folder: string, file: string): string =>
  createRequire(join(folder, 'brand.json')).resolve(file);

/** Fonts in base64, by typeface. */
export function readOutlineFonts(folder: string): Record<'serif' | 'sans', string[]> {
  const { serif, sans } = readBrand(folder).typefaces;
  const read = (file: string) => readFileSync(resolveIn(folder, file), 'base64');
  return { serif: serif.outlines.map(read), sans: sans.outlines.map(read) };
}
