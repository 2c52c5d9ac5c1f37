import type { Language } from '@keelstone/model';
import { NotFound, type PayloadRequest, type SanitizedCollectionConfig } from 'payload';
import { withTransactionOf } from '../database/transaction.ts';
import type { TranslatedField } from './read-fields.ts';
import { type TranslationState, translationStates } from './translation-state.ts';
import { sourceLanguage, translatedFields } from './translation-units.ts';
import { type WorkspaceField, workspaceFields } from './workspace.ts';

type Place = { collection: SanitizedCollectionConfig; id: number };

type Translation = {
  /** As saved last, in all languages. */
  document: Record<string, unknown>;
  fields: TranslatedField[];
  source: Language;
};

/** A document in all languages, as the user who asks may read it. */
export async function readTranslation(req: PayloadRequest, { collection, id }: Place): Promise<Translation> {
  const found = await req.payload.findByID({
    ...(await withTransactionOf(req)),
    overrideAccess: false,
    user: req.user,
    collection: collection.slug,
    id,
    draft: true,
    locale: 'all',
    depth: 0,
    disableErrors: true,
  });
  if (!found) throw new NotFound(req.t);
  const document = found as unknown as Record<string, unknown>;
  const fields = translatedFields(collection.flattenedFields, document);
  return { document, fields, source: sourceLanguage(fields) };
}

/** What the translation workspace shows. */
export type Workspace = {
  source: Language;
  target: Language;
  /** The version that a save is based on. */
  updatedAt: string;
  /** The path in the target language, made from the title by the save; empty if there is none yet. */
  path: string;
  states: TranslationState[];
  fields: WorkspaceField[];
};

/** @param choose the target language, which depends on the source */
export async function readWorkspace(
  req: PayloadRequest,
  { collection, id }: Place,
  choose: (source: Language) => Language,
): Promise<Workspace> {
  const { document, source } = await readTranslation(req, { collection, id });
  const target = choose(source);
  const { flattenedFields } = collection;
  const paths = (document.alias ?? {}) as Record<string, unknown>;
  return {
    source,
    target,
    updatedAt: String(document.updatedAt),
    path: String(paths[target] ?? ''),
    states: translationStates(flattenedFields, document),
    fields: workspaceFields(flattenedFields, document, { source, target }),
  };
}
