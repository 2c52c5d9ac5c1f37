import { join } from 'node:path';
import type { Plugin } from 'vite';
import { brandFolder } from '../brand-folder.ts';
import { readOutlineFonts } from '../typefaces/read-outline-fonts.ts';
import { prepareBrand } from './prepare-brand.ts';

const SOURCES = join(import.meta.dirname, '..');
const CHOSEN = join(SOURCES, 'brand.ts');
const OUTLINES = join(SOURCES, 'outline-fonts.ts');
const BUILT_FILES = join(SOURCES, 'built-files.ts');
const STYLES = 'virtual:brand.css';

const constant = (name: string, value: unknown) => `export const ${name} = ${JSON.stringify(value)};`;
/** An import that makes the build emit a file under a hashed name. */
const addressOf = (name: string, file: string) => `import ${name} from ${JSON.stringify(`${file}?url`)};`;

/**
 * A Vite plugin for the brand selected by BRAND: emits its files at the root, its styles, and the modules that
 * the server imports.
 */
export async function brandPlugin(folder = brandFolder()): Promise<Plugin> {
  const { brand, styles, firstFonts, summit } = await prepareBrand(folder);
  const fonts = firstFonts.map((_, index) => `font${index}`);
  const modules: Record<string, () => string> = {
    [CHOSEN]: () => constant('BRAND', brand),
    [OUTLINES]: () => constant('OUTLINE_FONTS', readOutlineFonts(folder)),
    [BUILT_FILES]: () =>
      [
        ...firstFonts.map((file, index) => addressOf(`font${index}`, file)),
        summit ? addressOf('summit', summit) : 'const summit = null;',
        `export const FIRST_FONTS = [${fonts}];`,
        'export const SUMMIT = summit;',
      ].join('\n'),
  };
  return {
    name: 'brand',
    enforce: 'pre',
    config: () => ({ publicDir: join(folder, 'public') }),
    resolveId: (id) => (id === STYLES ? styles : undefined),
    load: (id) => modules[id]?.(),
  };
}
