import { type ProjectNode, projectCommon } from './project-common.ts';

export const projectCaseStudy: ProjectNode<'case_study'> = async (document, context) => ({
  ...(await projectCommon('case_study', document, context)),
  customer: document.customer || null,
  results: (document.results ?? []).flatMap(({ figure, meaning }) =>
    figure && meaning ? [{ figure, meaning }] : [],
  ),
});
