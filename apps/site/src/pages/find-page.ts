import type { PublishedNode } from '@keelstone/content/types/types.model.ts';
import { DEFAULT_LANGUAGE, homePath, type Language, languagePrefix, splitLanguage } from '@keelstone/model';
import type { ContentReplica } from '@keelstone/read-model';
import { homeNidOf } from './node-address.ts';

/** What was found at a path: a node, a redirect, or nothing. */
export type Found =
  | { kind: 'node'; node: PublishedNode; isHome: boolean; isUntranslated: boolean }
  /**
   * `from` is the path of a redirect made by an editor; without it, the redirect leads to a page's canonical
   * path.
   */
  | { kind: 'redirect'; to: string; status: 301 | 302; from?: string }
  | { kind: 'nothing' };

/**
 * Finds the target of a visitor's path (R-2, C-10): the home page, a node, a redirect made by an editor, the
 * same path in its canonical spelling, or the English page if there is no German one.
 *
 * @param path decoded and normalised path, including the language prefix
 */
export function findPage(content: ContentReplica, path: string): Found {
  const { language, rest } = splitLanguage(path);
  if (path === homePath(language)) return findHome(content, language);
  const node = content.nodeAt(path);
  if (node) return { kind: 'node', node, isHome: false, isUntranslated: false };
  const redirect = content.redirect(path) ?? content.redirect(path.toLowerCase());
  if (redirect) return { kind: 'redirect', ...redirect };
  const otherSpelling = content.nodeAt(path.toLowerCase());
  if (otherSpelling) return { kind: 'redirect', to: otherSpelling.path, status: 301 };
  if (language !== DEFAULT_LANGUAGE) return findUntranslated(content, language, rest);
  return findInSmallPrefix(content, path);
}

/** A path with the language prefix in upper case leads to the same target as in lower case. */
function findInSmallPrefix(content: ContentReplica, path: string): Found {
  const small = path.replace(/^\/[^/]*/, (prefix) => prefix.toLowerCase());
  if (small === path || splitLanguage(small).language === DEFAULT_LANGUAGE) return { kind: 'nothing' };
  const found = findPage(content, small);
  return found.kind === 'node' ? { kind: 'redirect', to: small, status: 301 } : found;
}

function findHome(content: ContentReplica, language: Language): Found {
  const nid = homeNidOf(content, language);
  if (!nid) return { kind: 'nothing' };
  const node = content.node(nid, language);
  if (node) return { kind: 'node', node, isHome: true, isUntranslated: false };
  const original = content.node(nid, DEFAULT_LANGUAGE);
  return original
    ? { kind: 'node', node: original, isHome: true, isUntranslated: true }
    : { kind: 'nothing' };
}

function findUntranslated(content: ContentReplica, language: Language, rest: string): Found {
  const original = originalAt(content, rest);
  if (!original) return findMoved(content, language, rest);
  const path = pathInLanguage(content, original, language);
  return rest === original.path && path === languagePrefix(language) + rest
    ? { kind: 'node', node: original, isHome: false, isUntranslated: true }
    : { kind: 'redirect', to: path, status: 301 };
}

/** A page was shown in this language at its English path, too: where that redirects to another page, so does this one. */
function findMoved(content: ContentReplica, language: Language, rest: string): Found {
  const redirect = content.redirect(rest) ?? content.redirect(rest.toLowerCase());
  if (!redirect) return { kind: 'nothing' };
  const [, path = '', part = ''] = /^([^?#]*)(.*)$/s.exec(redirect.to) ?? [];
  const original = originalAt(content, path);
  return original
    ? { kind: 'redirect', ...redirect, to: pathInLanguage(content, original, language) + part }
    : { kind: 'nothing' };
}

function originalAt(content: ContentReplica, path: string): PublishedNode | null {
  const node = content.nodeAt(path) ?? content.nodeAt(path.toLowerCase());
  return node?.language === DEFAULT_LANGUAGE ? node : null;
}

/** The path of a page's translation, or the one at which the English page is shown in its place. */
const pathInLanguage = (content: ContentReplica, original: PublishedNode, language: Language): string =>
  content.node(original.nid, language)?.path ?? languagePrefix(language) + original.path;
