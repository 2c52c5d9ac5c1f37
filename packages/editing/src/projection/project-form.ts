import { type Confirmation, type Form, inTurn, type Language } from '@keelstone/model';
import type { FormDocument } from '../payload-types.ts';
import { fillInWords } from './fill-in-words.ts';
import { projectFormFields } from './project-form-fields.ts';
import { projectLink } from './project-link.ts';
import type { ProjectionContext } from './projection-context.ts';
import { idOf, type Relation } from './relation.ts';
import { projectRichText } from './rich-text/project-rich-text.ts';

const EMPTY = ['', null, undefined] as readonly unknown[];

/** Fills in what a form lacks in its language from another one: an incomplete form would be useless. */
function fillIn(document: FormDocument, from: FormDocument): FormDocument {
  return {
    ...document,
    title: document.title || from.title,
    submitLabel: document.submitLabel || from.submitLabel,
    note: document.note ?? from.note,
    fields: fillInWords(document.fields, from.fields),
    confirmation: Object.fromEntries(
      Object.entries({ ...from.confirmation, ...document.confirmation }).map(([name, value]) => [
        name,
        EMPTY.includes(value) ? from.confirmation[name as keyof FormDocument['confirmation']] : value,
      ]),
    ) as FormDocument['confirmation'],
  };
}

/** A form, and the language in which it has a title: its words are in that one, but for a few that it may lack. */
async function readForm(
  id: number,
  context: ProjectionContext,
): Promise<{ document: FormDocument; language: Language } | null> {
  const document = await context.documents.read('forms', id, context.language);
  if (!document) return null;
  let found = { document, language: context.language };
  for (const language of inTurn(context.language).slice(1)) {
    const other = await context.documents.read('forms', id, language);
    if (other)
      found = {
        document: fillIn(found.document, other),
        language: found.document.title ? found.language : language,
      };
  }
  return found;
}

/** While the target page is not published, a message replaces it; if that is empty, the site shows its default. */
async function projectConfirmation(
  confirmation: FormDocument['confirmation'],
  context: ProjectionContext,
): Promise<Confirmation> {
  if (confirmation.kind === 'redirect') {
    const link = await projectLink(confirmation, context);
    return link ? { kind: 'redirect', url: link.url } : { kind: 'message', message: [] };
  }
  return { kind: 'message', message: await projectRichText(confirmation.message, context) };
}

/** A form in one language; null if it does not exist or has no fields. */
export async function projectForm(relation: Relation, context: ProjectionContext): Promise<Form | null> {
  if (!relation) return null;
  const id = idOf(relation);
  context.dependOn(`form:${id}`);
  const found = await readForm(id, context);
  if (!found) return null;
  const { document, language } = found;
  const { fields, steps } = await projectFormFields(document.fields, context, document.title);
  if (fields.length === 0) return null;
  return {
    id,
    ...(language !== context.language && { language }),
    title: document.title,
    fields,
    ...(steps && { steps }),
    hiddenFields: (document.hiddenFields ?? []).map(({ name, source, value }) => ({
      name,
      source,
      value: source === 'query' || source === 'fixed' ? (value?.trim() ?? '') : null,
    })),
    submitLabel: document.submitLabel,
    note: await projectRichText(document.note, context),
    confirmation: await projectConfirmation(document.confirmation, context),
  };
}
