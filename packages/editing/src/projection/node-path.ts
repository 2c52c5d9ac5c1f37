import { languageName } from '@keelstone/languages/languages.ts';
import { readerLanguage, say } from '@keelstone/languages/say.ts';
import { type ContentType, LANGUAGES, type Language, languagePrefix } from '@keelstone/model';
import { APIError } from 'payload';
import { toSlug } from '../fields/slug.ts';
import type { DocumentReader } from './document-reader.ts';
import { isPublished, type NodeDocument } from './node-document.ts';

/** Thrown if a node has a title in a language, but no path. */
export class MissingPathError extends APIError {
  readonly nid: number | null | undefined;
  readonly title: string;
  readonly language: Language;

  constructor(document: NodeDocument, language: Language) {
    const name = languageName(language, readerLanguage());
    const { title } = document;
    super(
      toSlug(title, language) === ''
        ? say(
            '"{title}" has no path in {name}, and none can be made of its title, which has no letters from a to z and no digits. Switch to {name}, enter a path, and publish again.',
            { title, name },
          )
        : say(
            '"{title}" has no path in {name}. Switch to {name}, save, and publish again: the path is then made from the title.',
            { title, name },
          ),
      400,
      null,
      true,
    );
    this.name = 'MissingPathError';
    this.nid = document.nid;
    this.title = document.title;
    this.language = language;
  }
}

/** The URL path of a document, including the language prefix. @throws MissingPathError */
export function pathOf(document: NodeDocument, language: Language): string {
  if (!document.alias) throw new MissingPathError(document, language);
  return `${languagePrefix(language)}${document.alias}`;
}

/** The paths of a node in the languages it is published in. */
export async function readTranslations(
  type: ContentType,
  id: number,
  documents: DocumentReader,
): Promise<Partial<Record<Language, string>>> {
  const paths: Partial<Record<Language, string>> = {};
  for (const language of LANGUAGES) {
    const document = await documents.read(type, id, language);
    if (document && isPublished(document)) paths[language] = pathOf(document, language);
  }
  return paths;
}
