import { projectQuote } from '@keelstone/editing/projection/project-quote.ts';
import { projectReferences } from '@keelstone/editing/projection/project-reference.ts';
import { projectFacts } from '@keelstone/editing/projection/project-rows.ts';
import { projectCommon } from '../project-common.ts';
import type { ProjectNode } from '../type-cms.ts';

export const projectCaseStudy: ProjectNode<'case_study'> = async (document, context) => {
  const quote = await projectQuote(document.testimonial, context);
  const isOwnQuote = quote?.caseStudy?.nid === document.nid;
  return {
    ...(await projectCommon('case_study', document, context)),
    customer: document.customer || null,
    location: document.location || null,
    facts: projectFacts(document.facts),
    products: await projectReferences('product_detail', document.products, context),
    // The quote need not link to its own page.
    quote: quote && isOwnQuote ? { ...quote, caseStudy: null } : quote,
    results: (document.results ?? []).flatMap(({ figure, meaning }) =>
      figure && meaning ? [{ figure, meaning }] : [],
    ),
  };
};
