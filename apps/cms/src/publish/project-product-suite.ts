import { projectAccent } from './project-accent.ts';
import { type ProjectNode, projectCommon } from './project-common.ts';
import { projectReference, projectReferences } from './project-reference.ts';
import { projectTitledTexts } from './project-rows.ts';

export const projectProductSuite: ProjectNode<'product_suite'> = async (document, context) => ({
  ...(await projectCommon('product_suite', document, context)),
  accent: await projectAccent(document.accent, context),
  products: await projectReferences('product_detail', document.products, context),
  outcomes: projectTitledTexts(document.outcomes),
  contact: await projectReference('person', document.contact, context),
  caseStudies: await projectReferences('case_study', document.caseStudies, context),
});
