import { isListed } from '@keelstone/content/types/node-meta.model.ts';
import type { PublishedNode } from '@keelstone/content/types/types.model.ts';
import { DEFAULT_LANGUAGE, homePath, LANGUAGES, type Language, languagePrefix } from '@keelstone/model';
import type { ContentReplica } from '@keelstone/read-model';
import { siteSettingsOf } from '../shell/site-settings-of.ts';

type Fallbacks = Partial<Record<Language, string>>;

/** The nid of the start page of a language; null if none has been chosen. */
export function homeNidOf(content: ContentReplica, language: Language): number | null {
  return siteSettingsOf(content, language).homeNid ?? siteSettingsOf(content, DEFAULT_LANGUAGE).homeNid;
}

/** True if no start page has been chosen. Invalid settings do not count, because they may contain one. */
export function lacksHome(content: ContentReplica): boolean {
  try {
    return LANGUAGES.every((language) => !content.siteSettings(language)?.homeNid);
  } catch {
    return false;
  }
}

/** The only path under which search engines should index a node: its alias or, for the start page, the root. */
export function addressOf(node: PublishedNode, content: ContentReplica): string {
  return node.nid === homeNidOf(content, node.language) ? homePath(node.language) : node.path;
}

/** The paths of a node in all its languages, including its own. */
export function addressesOf(node: PublishedNode, content: ContentReplica): PublishedNode['translations'] {
  const { nid, translations } = node;
  const known = LANGUAGES.filter((language) => translations[language]);
  const address = (language: Language) =>
    nid === homeNidOf(content, language) ? homePath(language) : translations[language];
  return Object.fromEntries(known.map((language) => [language, address(language)]));
}

/** Those of `addressesOf` that search engines should list; none if the node itself is kept out of them. */
export function listedAddressesOf(
  node: PublishedNode,
  content: ContentReplica,
): PublishedNode['translations'] {
  if (!isListed(node)) return {};
  const isKeptOut = (language: Language) => {
    const translation = language === node.language ? node : content.node(node.nid, language);
    return translation !== null && !isListed(translation);
  };
  const listed = Object.entries(addressesOf(node, content)).filter(
    ([language]) => !isKeptOut(language as Language),
  );
  return Object.fromEntries(listed);
}

/**
 * Where a node is shown in each language, translated or not: in the default language, if it exists in that (C-10). The
 * same from each of its translations.
 */
export function fallbacksOf({ nid, translations }: PublishedNode, content: ContentReplica): Fallbacks {
  const original = translations[DEFAULT_LANGUAGE];
  if (!original) return {};
  const addressIn = (language: Language) =>
    nid === homeNidOf(content, language) ? homePath(language) : languagePrefix(language) + original;
  return Object.fromEntries(LANGUAGES.map((language) => [language, addressIn(language)]));
}
