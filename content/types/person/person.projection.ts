import { projectImage } from '@keelstone/editing/projection/media/project-picture.ts';
import { projectTerms } from '@keelstone/editing/projection/project-terms.ts';
import { projectCommon } from '../project-common.ts';
import type { ProjectNode } from '../type-cms.ts';

export const projectPerson: ProjectNode<'person'> = async (document, context) => ({
  ...(await projectCommon('person', document, context)),
  picture: await projectImage(document.portrait, context),
  role: document.role || null,
  roleCategories: await projectTerms('role_category', document.roleCategories, context),
  portrait: await projectImage(document.portrait, context),
  location: document.location || null,
  email: document.email || null,
  links: (document.links ?? []).map(({ title, url }) => ({ title, url: url?.trim() })),
});
