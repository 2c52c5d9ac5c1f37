import { projectReferences } from '@keelstone/editing/projection/project-reference.ts';
import { projectTitledTexts } from '@keelstone/editing/projection/project-rows.ts';
import { projectCommon } from '../project-common.ts';
import type { ProjectNode } from '../type-cms.ts';

export const projectSolution: ProjectNode<'solution'> = async (document, context) => ({
  ...(await projectCommon('solution', document, context)),
  situations: projectTitledTexts(document.situations),
  products: await projectReferences('product_detail', document.products, context),
  caseStudies: await projectReferences('case_study', document.caseStudies, context),
  resources: await projectReferences('resource', document.resources, context),
});
