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

/** Where brands that were prepared are kept: cutting typefaces takes seconds, and the site is built twice. */
const KEPT = join(import.meta.dirname, '../../../node_modules/.cache/keelstone-brand');
/** To be raised when what is written here changes in a way that the brand's files do not tell. */
const FORMAT = 1;

export type PreparedBrand = {
  brand: Brand;
  /** A stylesheet beside the typefaces that it names. */
  styles: string;
  /** The files that set the first screen: of each typeface the upright one. */
  firstFonts: string[];
  /** The drawing behind the start page's opening, if the brand has one. */
  summit: string | null;
};

const motifFile = (name: (typeof MOTIFS)[number]) => `motif-${name}.svg`;

/** A brand may set everything in one family: its files are written once. */
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
 * Makes of a brand's folder what the site's build takes in: styles, and typefaces cut for the first screen (ADR 13).
 * What was made of the same files before is used again.
 *
 * @param kept where prepared brands are kept
 */
export async function prepareBrand(folder: string, kept = KEPT): Promise<PreparedBrand> {
  const brand = readBrand(folder);
  const target = join(kept, digestOf(folder, brand));
  if (!existsSync(target)) {
    mkdirSync(dirname(target), { recursive: true });
    // Two builds at a time: whoever is second finds the first one's, never half of it.
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
