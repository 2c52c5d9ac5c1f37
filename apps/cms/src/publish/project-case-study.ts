import { type ProjectNode, projectCommon } from './project-common.ts';
import { projectQuote } from './project-quote.ts';
import { projectReferences } from './project-reference.ts';
import { projectFacts } from './project-rows.ts';

export const projectCaseStudy: ProjectNode<'case_study'> = async (document, context) => {
  const quote = await projectQuote(document.testimonial, context);
  const isOwnQuote = quote?.caseStudy?.nid === document.nid;
  return {
    ...(await projectCommon('case_study', document, context)),
    customer: document.customer || null,
    location: document.location || null,
    facts: projectFacts(document.facts),
    products: await projectReferences('product_detail', document.products, context),
    // The page need not lead to itself.
    quote: quote && isOwnQuote ? { ...quote, caseStudy: null } : quote,
    results: (document.results ?? []).flatMap(({ figure, meaning }) =>
      figure && meaning ? [{ figure, meaning }] : [],
    ),
  };
};
