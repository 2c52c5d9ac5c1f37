import { createHash } from 'node:crypto';
import picture from '@keelstone/ui/picture/picture.module.css';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import keywordBox from '../search/screen/keyword/keyword-box.module.css';
import { STYLES_PLACE } from '../shell/document/head.tsx';
import { joinRules, modulesOf, type StyleRule, splitStylesheet } from './split-stylesheet.ts';

/** The styles of a page, their element in its bytes, and the source of the policy that allows them. */
type PageStyles = { css: string; element: Buffer; source: string };

/** Pages with the same components have the same styles: there are about as many as designs and sections. */
const CACHED_STYLES = 200;
const KNOWN_CLASSES = 5000;

const classesOf = (styles: Readonly<Record<string, string>>) => modulesOf(Object.values(styles).join(' '));

/** What scripts render into a page that has the mark in its markup, when they run. */
function laterModules(rules: readonly StyleRule[]): [mark: string, modules: readonly string[]][] {
  const search = rules.filter(({ layer }) => layer === 'search').flatMap(({ modules }) => modules);
  return [
    ['data-island="search"', [...search, ...classesOf(picture)]],
    ['data-suggests', classesOf(keywordBox)],
  ];
}

/** Also in markup that a data block quotes, where the quotation marks are escaped. */
const CLASS = 'class=';

/**
 * Selects from the stylesheet what a page needs: what belongs to no CSS module, and the modules whose classes are in
 * its markup.
 *
 * @param stylesheet the built one, of the whole site
 */
export function selectStyles(stylesheet: string): (html: string) => PageStyles {
  const rules = splitStylesheet(stylesheet);
  const names = [...new Set(rules.flatMap(({ modules }) => modules))];
  const numbers = new Map(names.map((name, number) => [name, number]));
  const numbersOf = (modules: readonly string[]) => modules.flatMap((name) => numbers.get(name) ?? []);
  const later = laterModules(rules).map(([mark, modules]) => ({ mark, modules: numbersOf(modules) }));
  /** The same class attributes occur again and again, on a page and on all: hundreds of times on a page of results. */
  const known = new Map<string, readonly number[]>();
  const cache = new LRUCache<string, PageStyles>({ max: CACHED_STYLES });

  const modulesIn = (classes: string): readonly number[] => {
    const found = known.get(classes);
    if (found) return found;
    const modules = numbersOf(modulesOf(classes));
    if (known.size >= KNOWN_CLASSES) known.clear();
    // A copy: V8 keeps the whole page for a part of its string.
    known.set(Buffer.from(classes).toString(), modules);
    return modules;
  };

  const make = (used: Uint8Array): PageStyles => {
    const isUsed = ({ modules }: StyleRule) =>
      modules.length === 0 || numbersOf(modules).some((number) => used[number]);
    const css = joinRules(rules.filter(isUsed));
    const source = `'sha256-${createHash('sha256').update(css).digest('base64')}'`;
    return { css, element: Buffer.from(`<style>${css}</style>`), source };
  };

  return (html) => {
    const used = new Uint8Array(names.length);
    const use = (modules: readonly number[]) => {
      for (const number of modules) used[number] = 1;
    };
    for (let at = html.indexOf(CLASS); at >= 0; at = html.indexOf(CLASS, at)) {
      const start = html.indexOf('"', at) + 1;
      at = html.indexOf('"', start);
      use(modulesIn(html.slice(start, at)));
    }
    for (const { mark, modules } of later) if (html.includes(mark)) use(modules);
    const key = Buffer.from(used.buffer).toString('latin1');
    const styles = cache.get(key) ?? make(used);
    cache.set(key, styles);
    return styles;
  };
}

/** Of characters in UTF-8; in UTF-16, four bytes are two characters. */
const MOST_BYTES = 3;
/** Where pages are put together, one at a time: new memory for every part takes longer than writing it. */
let workspace = Buffer.allocUnsafeSlow(1 << 18);

function toBytes(before: string, element: Buffer, after: string): Buffer {
  const most = MOST_BYTES * (before.length + after.length) + element.length;
  if (workspace.length < most) workspace = Buffer.allocUnsafeSlow(2 * most);
  let end = workspace.write(before);
  end += element.copy(workspace, end);
  end += workspace.write(after, end);
  return Buffer.from(workspace.subarray(0, end));
}

/**
 * Puts the styles of each page into its head, and their hash into its policy: the first paint needs no second request,
 * and pages carry no styles of sections that they do not have. The page goes on as bytes, which are put together from
 * parts: as one string, many pages would be of more than 128 kB (two bytes a character, where one is not Latin-1), and
 * V8 asks the operating system for memory for each of those.
 */
export function registerPageStyles(app: FastifyInstance, stylesheet: string): void {
  const stylesOf = selectStyles(stylesheet);
  app.addHook('onSend', async (_request, reply, payload) => {
    if (typeof payload !== 'string' || !String(reply.getHeader('content-type')).startsWith('text/html'))
      return payload;
    const place = payload.indexOf(STYLES_PLACE);
    if (place < 0) return payload;
    const { element, source } = stylesOf(payload);
    const policy = String(reply.getHeader('content-security-policy'));
    reply.header('content-security-policy', policy.replace("style-src 'self'", `style-src 'self' ${source}`));
    const end = place + STYLES_PLACE.length;
    return toBytes(payload.slice(0, place), element, payload.slice(end));
  });
}
