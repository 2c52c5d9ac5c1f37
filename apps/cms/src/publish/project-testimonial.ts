import { type ProjectNode, projectCommon } from './project-common.ts';
import { projectPicture } from './project-picture.ts';
import { projectReference } from './project-reference.ts';

export const projectTestimonial: ProjectNode<'testimonial'> = async (document, context) => ({
  ...(await projectCommon('testimonial', document, context)),
  quote: document.quote ?? '',
  person: document.person || null,
  role: document.role || null,
  organisation: document.organisation || null,
  logo: await projectPicture(document.logo, context),
  caseStudy: await projectReference('case_study', document.caseStudy, context),
});
