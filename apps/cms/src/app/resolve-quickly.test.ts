import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { resolveWithinPackage } from './resolve-quickly.ts';

const MODULES = join(import.meta.dirname, '../../../../node_modules');
const urlOf = (path: string) => pathToFileURL(join(MODULES, path)).href;

/** Relative imports of the modules of a package, with the module that each is in. */
function relativeImports(folder: string): [specifier: string, parent: string][] {
  return globSync('**/*.js', { cwd: join(MODULES, folder) }).flatMap((path) => {
    const text = readFileSync(join(MODULES, folder, path), 'utf8');
    const found = text.matchAll(/^(?:import|export)\b[^'"\n]*\bfrom ["'](\.[^'"]+)["'];?$/gm);
    return [...found].map(([, specifier = '']) => [specifier, join(folder, path)] as [string, string]);
  });
}

describe('an import within a package', () => {
  it.each(['payload/dist/auth', 'payload/dist/fields', '@payloadcms/drizzle/dist'])(
    'O-2 means the same as to Node.js in %s',
    (folder) => {
      const imports = relativeImports(folder);
      expect(imports.length).toBeGreaterThan(50);
      const wrong = imports.filter(([specifier, parent]) => {
        const resolved = resolveWithinPackage(specifier, urlOf(parent));
        return resolved !== import.meta.resolve(new URL(specifier, urlOf(parent)).href) || resolved === null;
      });
      expect(wrong).toEqual([]);
    },
  );

  it.each([
    ['payload', 'payload/dist/index.js', 'the name of a package'],
    ['./index.json', 'payload/dist/index.js', 'not a script'],
    ['./folder', 'payload/dist/index.js', 'without an extension'],
    ['./x.js', 'graphql/index.js', 'of CommonJS'],
    ['./x.js', '../apps/cms/src/serve.ts', 'of our own sources'],
    ['../../../apps/cms/src/x.js', 'payload/dist/index.js', 'that leads out of all packages'],
  ])('O-2 is left to Node.js if it is %s in %s: %s', (specifier, parent) => {
    expect(resolveWithinPackage(specifier, urlOf(parent))).toBeNull();
  });
});
