import { languageName } from '@keelstone/languages/languages.ts';
import { messagesOf } from '@keelstone/languages/messages.ts';
import { type Language, languagePrefix, type NodeReference, splitLanguage } from '@keelstone/model';
import type { ContentReplica } from '@keelstone/read-model';
import type { LocalizedLink } from '@keelstone/ui/link/localized-link.ts';
import { referenceOf } from '@keelstone/ui/pages/reference-of.ts';

type Languages = {
  /** Of the content around the reference. */
  page: Language;
  /** In which the visitor uses the site; another one while an untranslated page is read. */
  reader: Language;
};

/**
 * Turns a reference towards the reader (C-10): to the reader's language where the node is there in it, otherwise to what
 * there is, marked as being in another language, and in the reader's part of the site all the same.
 */
export function signpostOf(
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
