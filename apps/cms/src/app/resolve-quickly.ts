import { existsSync, readFileSync } from 'node:fs';
import { type RegisterHooksOptions, registerHooks } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const areModules = new Map<string, boolean>();

/** Whether `.js` files of a folder are ES modules: the nearest package.json says so. */
function isOfModules(folder: string): boolean {
  let isModules = areModules.get(folder);
  if (isModules === undefined) {
    const path = join(folder, 'package.json');
    const parent = dirname(folder);
    if (existsSync(path)) isModules = JSON.parse(readFileSync(path, 'utf8')).type === 'module';
    else isModules = parent !== folder && isOfModules(parent);
    areModules.set(folder, isModules);
  }
  return isModules;
}

/**
 * What a package's own relative import of an ES module means.
 *
 * @returns null for every other import, which is left to Node.js
 */
export function resolveWithinPackage(specifier: string, parentUrl: string | undefined): string | null {
  if (!/^\.\.?\/.*\.js$/.test(specifier) || !parentUrl?.startsWith('file:')) return null;
  const url = new URL(specifier, parentUrl);
  if (!url.pathname.includes('/node_modules/') || !parentUrl.includes('/node_modules/')) return null;
  return isOfModules(dirname(fileURLToPath(url))) ? url.href : null;
}

const resolve: RegisterHooksOptions['resolve'] = (specifier, context, next) => {
  const url = context.conditions.includes('import')
    ? resolveWithinPackage(specifier, context.parentURL)
    : null;
  return url === null ? next(specifier, context) : { url, format: 'module', shortCircuit: true };
};

/**
 * Payload consists of thousands of modules. For each of them, Node.js 24 parses all that its package exports again
 * (`getPackageScopeConfig` of internal/modules/package_json_reader.js), which is a third of the processor time that
 * Payload takes to load. Import this before Payload.
 */
registerHooks({ resolve });
