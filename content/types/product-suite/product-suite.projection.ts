import { projectReference, projectReferences } from '@keelstone/editing/projection/project-reference.ts';
import { projectTitledTexts } from '@keelstone/editing/projection/project-rows.ts';
import { projectAccent } from '@keelstone/editing/projection/project-terms.ts';
import { projectCommon } from '../project-common.ts';
import type { ProjectNode } from '../type-cms.ts';

export const projectProductSuite: ProjectNode<'product_suite'> = async (document, context) => ({
  ...(await projectCommon('product_suite', document, context)),
  accent: await projectAccent(document.accent, context),
  products: await projectReferences('product_detail', document.products, context),
  outcomes: projectTitledTexts(document.outcomes),
  contact: await projectReference('person', document.contact, context),
  caseStudies: await projectReferences('case_study', document.caseStudies, context),
});
