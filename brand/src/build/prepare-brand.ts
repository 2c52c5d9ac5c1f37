import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { readBrand } from '../brand-folder.ts';
import type { Brand, Typeface } from '../brand-schema.ts';
import { brandProperties, MOTIFS } from '../brand-styles.ts';
import { FIRST_CHARACTERS } from '../typefaces/characters.ts';
import { cutFace, faceName } from '../typefaces/cut-face.ts';
import { faceRule, standInRules } from '../typefaces/face-rules.ts';
import { resolveIn } from '../typefaces/read-outline-fonts.ts';

/** Cache of prepared brands: subsetting typefaces takes seconds, and the site is built twice. */
const KEPT = join(import.meta.dirname, '../../../node_modules/.cache/keelstone-brand');
/** Increment this when the output format changes, because the cache key depends only on the brand's files. */
const FORMAT = 1;

export type PreparedBrand = {
  brand: Brand;
  /** A stylesheet in the same folder as the fonts that it refers to. */
  styles: string;
  /** The fonts of the first screen: the upright face of each typeface. */
  firstFonts: string[];
  /** The background drawing of the start page's hero, if the brand has one. */
  summit: string | null;
};

const motifFile = (name: (typeof MOTIFS)[number]) => `motif-${name}.svg`;

/** A brand may use the same family for both; its files are written only once. */
const typefacesOf = ({ typefaces: { serif, sans } }: Brand): Typeface[] =>
  serif.family === sans.family ? [serif] : [serif, sans];

function digestOf(folder: string, brand: Brand): string {
  const hash = createHash('sha256').update(`${FORMAT} ${brand.digest} ${[...FIRST_CHARACTERS].join('')}`);
  for (const { faces } of typefacesOf(brand))
    for (const { file } of faces) hash.update(readFileSync(resolveIn(folder, file)));
  return hash.digest('hex').slice(0, 16);
}

async function write(target: string, folder: string, brand: Brand): Promise<void> {
  const rules: string[] = [];
  for (const typeface of typefacesOf(brand)) {
    for (const face of typeface.faces) {
      for (const font of await cutFace(folder, typeface.family, face)) {
        writeFileSync(join(target, `${font.name}.woff2`), font.file);
        rules.push(faceRule(typeface.family, face, font));
      }
    }
    rules.push(...standInRules(typeface));
  }
  const motifs = MOTIFS.map((name) => [name, motifFile(name)] as const).filter(([, file]) =>
    existsSync(join(folder, file)),
  );
  for (const [, file] of motifs) copyFileSync(join(folder, file), join(target, file));
  const addresses = Object.fromEntries(motifs.map(([name, file]) => [name, `./${file}`]));
  writeFileSync(join(target, 'brand.css'), `${brandProperties(brand, addresses)}${rules.join('\n')}\n`);
}

/**
 * Prepares a brand for the site's build: styles, and typefaces subset for the first screen (ADR 13). The result
 * for the same files is cached.
 *
 * @param kept the cache directory
 */
export async function prepareBrand(folder: string, kept = KEPT): Promise<PreparedBrand> {
  const brand = readBrand(folder);
  const target = join(kept, digestOf(folder, brand));
  if (!existsSync(target)) {
    mkdirSync(dirname(target), { recursive: true });
    // Two builds may run at the same time: renaming ensures that neither sees an incomplete result of the other.
    const draft = mkdtempSync(`${target}-`);
    await write(draft, folder, brand);
    try {
      renameSync(draft, target);
    } catch {
      rmSync(draft, { recursive: true, force: true });
    }
  }
  const firstFonts = typefacesOf(brand).map(({ family, faces: [face] }) =>
    join(target, `${face ? faceName(family, face) : ''}-first.woff2`),
  );
  const summit = join(target, motifFile('summit'));
  return { brand, styles: join(target, 'brand.css'), firstFonts, summit: existsSync(summit) ? summit : null };
}
