import type { Quote } from '@keelstone/model';
import type { Testimonial } from '../payload-types.ts';
import { projectPicture } from './project-picture.ts';
import { projectReference, readPublished } from './project-reference.ts';
import type { ProjectionContext } from './projection-context.ts';
import { idOf, type Relation } from './relation.ts';

/** The quote and its source, from the testimonial's own document. */
export async function projectQuoteOf(document: Testimonial, context: ProjectionContext): Promise<Quote> {
  return {
    quote: document.quote ?? '',
    person: document.person || null,
    role: document.role || null,
    organisation: document.organisation || null,
    logo: await projectPicture(document.logo, context),
    caseStudy: await projectReference('case_study', document.caseStudy, context),
  };
}

/** The quote of a testimonial; null if it is not published. */
export async function projectQuote(relation: Relation, context: ProjectionContext): Promise<Quote | null> {
  if (!relation) return null;
  const found = await readPublished('testimonial', idOf(relation), context);
  const quote = found && (await projectQuoteOf(found.document, context));
  return quote?.quote ? quote : null;
}
