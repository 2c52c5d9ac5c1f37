import { projectSection, textOfSection } from '@keelstone/content/sections/project-sections.ts';
import { sectionCmsOf } from '@keelstone/content/sections/sections.cms.ts';
import { sectionToPlainText } from '@keelstone/content/sections/sections.model.ts';
import type { ReusableSectionDocument } from '@keelstone/editing/payload-types.ts';
import { createContext } from '@keelstone/editing/projection/projection-context.ts';
import { languageName } from '@keelstone/languages/languages.ts';
import { messagesOf } from '@keelstone/languages/messages.ts';
import { fillMessage, sayLabel } from '@keelstone/languages/say.ts';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@keelstone/model';
import { type Endpoint, Forbidden, NotFound, type PayloadRequest } from 'payload';
import { NO_STORE } from '../../access/endpoint.ts';
import { canPublish, isStaff } from '../../access/roles.ts';
import { adminLanguageOf } from '../../admin/admin-language.ts';
import { PayloadDocumentReader } from '../../publishing/document-reader.ts';

const MOST_CHARACTERS = 400;

/** What the form of a page shows of a reusable section, with what it says in the language of the admin. */
export type ReusableSummary = {
  title: string;
  kind: string;
  text: string;
  /** Null if visitors see it in this language. */
  warning: string | null;
  /** Why visitors see nothing of it inside a text; null if they do. */
  textWarning: string | null;
  mayDetach: boolean;
  messages: { edit: string; detach: string; detached: string; saveFirst: string };
};

type Found = { document: ReusableSectionDocument; isPublished: boolean };

/** As visitors see it, or as last saved where they see nothing. */
async function readSection(id: number, language: Language, req: PayloadRequest): Promise<Found | null> {
  const published = await new PayloadDocumentReader(req).read('reusable_sections', id, language);
  if (published?._status === 'published' && published.title?.trim())
    return { document: published, isPublished: true };
  const draft = await req.payload.findByID({
    collection: 'reusable_sections',
    id,
    draft: true,
    depth: 0,
    locale: language,
    disableErrors: true,
  });
  return draft && { document: draft, isPublished: false };
}

async function textOf(document: ReusableSectionDocument, language: Language, req: PayloadRequest) {
  const [section] = document.sections ?? [];
  if (!section) return '';
  const { context } = createContext(language, new PayloadDocumentReader(req), textOfSection);
  const projected = await projectSection(section, context);
  const text = projected ? sectionToPlainText(projected) : '';
  return text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS).trimEnd()}…` : text;
}

/** Whether it can be a part of a text. */
async function fitsText(document: ReusableSectionDocument, language: Language, req: PayloadRequest) {
  const [section] = document.sections ?? [];
  if (!section) return false;
  const { context } = createContext(language, new PayloadDocumentReader(req), textOfSection);
  return (await textOfSection(section, context)).length > 0;
}

function kindOf({ sections }: ReusableSectionDocument): string {
  const [section] = sections ?? [];
  return section ? sayLabel(sectionCmsOf(section.blockType).block.labels?.singular) : '';
}

/** `GET /api/reusable_sections/:id/summary?locale=de`: the beginning of its text, and whether visitors see it. */
export const summaryEndpoint: Endpoint = {
  path: '/:id/summary',
  method: 'get',
  handler: async (req) => {
    if (!isStaff(req)) throw new Forbidden(req.t);
    const id = Number(req.routeParams?.id);
    const language = isLanguage(req.query.locale) ? req.query.locale : DEFAULT_LANGUAGE;
    const found = Number.isSafeInteger(id) ? await readSection(id, language, req) : null;
    if (!found) throw new NotFound(req.t);
    const reader = adminLanguageOf(req);
    const { unpublished, empty, notInText, edit, detach, detached, saveFirst } = messagesOf(reader, 'reuse');
    const text = await textOf(found.document, language, req);
    const says = (message: string) => fillMessage(message, { language: languageName(language, reader) });
    const summary: ReusableSummary = {
      title: found.document.title ?? '',
      kind: kindOf(found.document),
      text: text || says(empty),
      warning: found.isPublished ? null : says(unpublished),
      textWarning: (await fitsText(found.document, language, req)) ? null : says(notInText),
      mayDetach: canPublish(req),
      messages: { edit, detach, detached, saveFirst },
    };
    return Response.json(summary, NO_STORE);
  },
};
