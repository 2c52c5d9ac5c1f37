import { inTurn, type ResourceTypeTerm, type Term, type Vocabulary } from '@keelstone/model';
import type { ArticleTypeTerm } from '../payload-types.ts';
import { projectSvg } from './media/project-picture.ts';
import type { ProjectionContext } from './projection-context.ts';
import { idOf, idsOf, type Relation } from './relation.ts';

type Relations = readonly (number | { id: number })[] | null | undefined;

/**
 * A term that has not been translated is shown in another language instead of being left out: it may be a filter. It
 * says in which one.
 */
async function readTerm(
  vocabulary: Vocabulary,
  id: number,
  context: ProjectionContext,
): Promise<Term | null> {
  for (const language of inTurn(context.language)) {
    const term = (await context.documents.read(vocabulary, id, language)) as ArticleTypeTerm | null;
    if (term?.label) return { id, label: term.label, ...(language !== context.language && { language }) };
  }
  return null;
}

/** Terms in the node's language, in the editor's order. */
export async function projectTerms(
  vocabulary: Vocabulary,
  relations: Relations,
  context: ProjectionContext,
): Promise<Term[]> {
  const ids = idsOf(relations);
  await context.documents.readMany(vocabulary, ids, context.language);
  const terms: Term[] = [];
  for (const id of ids) {
    context.dependOn(`term:${id}`);
    const term = await readTerm(vocabulary, id, context);
    if (term) terms.push(term);
  }
  return terms;
}

/** Resource types also have the text of their links and an icon (C-3). */
export async function projectResourceTypes(
  relations: Relations,
  context: ProjectionContext,
): Promise<ResourceTypeTerm[]> {
  const terms: ResourceTypeTerm[] = [];
  for (const term of await projectTerms('resource_type', relations, context)) {
    const document = await context.documents.read('resource_type', term.id, context.language);
    const icon = await projectSvg(document?.icon, context);
    terms.push({ ...term, linkText: document?.linkText || null, iconUrl: icon?.url ?? null });
  }
  return terms;
}

/** The name of a brand colour in the stylesheets. */
export async function projectAccent(relation: Relation, context: ProjectionContext): Promise<string | null> {
  if (!relation) return null;
  const id = idOf(relation);
  context.dependOn(`term:${id}`);
  const colour = await context.documents.read('brand_colors', id, context.language);
  return colour?.accent || null;
}
