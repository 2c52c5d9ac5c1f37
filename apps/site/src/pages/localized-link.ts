import { languageName } from '@keelstone/languages/languages.ts';
import { messagesOf } from '@keelstone/languages/messages.ts';
import { type Language, languagePrefix, type NodeReference, splitLanguage } from '@keelstone/model';
import type { ContentReplica } from '@keelstone/read-model';
import type { LocalizedLink } from '@keelstone/ui/link/localized-link.ts';
import { referenceOf } from '@keelstone/ui/pages/reference-of.ts';

type Languages = {
  /** Language of the content around the reference. */
  page: Language;
  /** Language in which the visitor uses the site; differs from the page's on an untranslated page. */
  reader: Language;
};

/**
 * Resolves a reference to a localized link (C-10): to the node in the reader's language if it exists, otherwise
 * to an existing version, marked as being in another language, within the reader's part of the site.
 */
export function localizedLinkOf(
  reference: NodeReference,
  content: ContentReplica,
  { page, reader }: Languages,
): LocalizedLink {
  const language = splitLanguage(reference.path).language;
  const own = language === reader ? null : content.node(reference.nid, reader);
  if (own) return { ...referenceOf(own), ...(reader === page ? {} : { language: reader }) };
  if (language === reader) return language === page ? reference : { ...reference, language };
  const path = languagePrefix(language) ? reference.path : `${languagePrefix(reader)}${reference.path}`;
  if (language === page) return { ...reference, path };
  return { ...reference, path, language, remark: messagesOf(page).inLanguage(languageName(language, page)) };
}
