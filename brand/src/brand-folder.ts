import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, isAbsolute, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { type Brand, brandSchema } from './brand-schema.ts';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const DEFAULT = 'keelstone';

/** Thrown if a brand is invalid; the message names the file and the problem. */
class BrandError extends Error {
  /** As those of a `ConfigurationError`. */
  readonly problems: readonly string[];

  constructor(path: string, problems: readonly string[]) {
    super(`${path}: ${problems.join('; ')}. What belongs there is in docs/brand.md.`);
    this.name = 'BrandError';
    this.problems = [this.message];
  }
}

/** @throws BrandError naming the file */
function read<Content>(path: string, parse: (text: string) => Content): Content {
  try {
    return parse(readFileSync(path, 'utf8').trim());
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new BrandError(path, [code ? `it cannot be read (${code})` : message]);
  }
}

const asText = (text: string) => text;

/**
 * The folder of a brand.
 *
 * @param name a folder in `brand/`, or a path, which is relative to the project's root unless it is absolute
 * @throws BrandError if it does not exist
 */
export function brandFolder(name: string = process.env.BRAND || DEFAULT): string {
  const path = name.includes('/') ? name : join('brand', name);
  const folder = isAbsolute(path) ? path : join(ROOT, path);
  if (!existsSync(join(folder, 'brand.json')))
    throw new BrandError(join(path, 'brand.json'), [`there is no such file, though BRAND is "${name}"`]);
  return folder;
}

/** The content security policy forbids inline scripts and styles, and the logo must not load anything. */
const FORBIDDEN_IN_LOGO = /<script|<style|<foreignObject|\s(?:style|on\w+|(?:xlink:)?href|id)\s*=/i;

function readLogo(folder: string): string {
  const path = join(folder, 'logo.svg');
  const svg = read(path, asText);
  const problems = [
    !/^<svg [^>]*viewBox="[\d. -]+"/.test(svg) && 'it must begin with <svg and have a viewBox',
    FORBIDDEN_IN_LOGO.test(svg) &&
      'it stands in every page, so it may have no script, style, id, link or handler; use attributes such as fill',
  ].filter((problem) => problem !== false);
  if (problems.length) throw new BrandError(path, problems);
  return svg;
}

function digestOf(folder: string): string {
  const hash = createHash('sha256');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  for (const file of files.toSorted())
    hash.update(file.slice(folder.length)).update('\0').update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/**
 * Reads and validates a brand.
 *
 * @param folder the result of `brandFolder`
 * @throws BrandError naming the file and each invalid field
 */
export function readBrand(folder: string): Brand {
  const path = join(folder, 'brand.json');
  const result = v.safeParse(brandSchema, read<unknown>(path, JSON.parse));
  if (!result.success) {
    const say = (issue: v.BaseIssue<unknown>) => `${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`;
    throw new BrandError(path, result.issues.map(say));
  }
  return {
    ...result.output,
    logoSvg: readLogo(folder),
    favicon: read(join(folder, 'public', 'favicon.svg'), asText),
    digest: digestOf(folder),
  };
}
