import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brandFolder } from './brand-folder.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Every brand of this project, and the one selected by BRAND, wherever it is. */
export const BRAND_FOLDERS: readonly string[] = [
  ...new Set([
    ...['brand', 'e2e/brands'].flatMap((parent) =>
      readdirSync(join(ROOT, parent))
        .map((name) => join(ROOT, parent, name))
        .filter((folder) => existsSync(join(folder, 'brand.json'))),
    ),
    brandFolder(),
  ]),
];
