import type { PublishedNode } from '@keelstone/content/types/types.model.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language, languagePrefix } from '@keelstone/model';
import type { ContentReplica } from '@keelstone/read-model';
import { siteSettingsOf } from '../shell/site-settings-of.ts';

export const homePath = (language: Language) => languagePrefix(language) || '/';

/** The node that stands at the start page of a language; null where nobody has chosen one. */
export function homeNidOf(content: ContentReplica, language: Language): number | null {
  return siteSettingsOf(content, language).homeNid ?? siteSettingsOf(content, DEFAULT_LANGUAGE).homeNid;
}

/** True while nobody has chosen a start page. Settings that cannot be read are another matter: they may name one. */
export function lacksHome(content: ContentReplica): boolean {
  try {
    return LANGUAGES.every((language) => !content.siteSettings(language)?.homeNid);
  } catch {
    return false;
  }
}

/** The one path under which search engines keep a node: its alias, and of the start page the root. */
export function addressOf(node: PublishedNode, content: ContentReplica): string {
  return node.nid === homeNidOf(content, node.language) ? homePath(node.language) : node.path;
}

/** The addresses of a node in the languages it is there in, its own included. */
export function addressesOf(node: PublishedNode, content: ContentReplica): PublishedNode['translations'] {
  const { nid, translations } = node;
  const known = LANGUAGES.filter((language) => translations[language]);
  const address = (language: Language) =>
    nid === homeNidOf(content, language) ? homePath(language) : translations[language];
  return Object.fromEntries(known.map((language) => [language, address(language)]));
}

/** Where a node is shown in each language, translated or not: only what is there in the default language is (C-10). */
export function fallbacksOf(node: PublishedNode): Partial<Record<Language, string>> {
  if (node.language !== DEFAULT_LANGUAGE) return {};
  return Object.fromEntries(
    LANGUAGES.map((language) => [language, `${languagePrefix(language)}${node.path}`]),
  );
}
