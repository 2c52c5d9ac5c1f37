import { projectForm } from '@keelstone/editing/projection/project-form.ts';
import { projectQuote } from '@keelstone/editing/projection/project-quote.ts';
import { projectPoints } from '@keelstone/editing/projection/project-rows.ts';
import { projectCommon } from '../project-common.ts';
import type { ProjectNode } from '../type-cms.ts';

export const projectLandingPage: ProjectNode<'landing_page'> = async (document, context) => ({
  ...(await projectCommon('landing_page', document, context)),
  form: await projectForm(document.form, context),
  points: projectPoints(document.points),
  quote: await projectQuote(document.testimonial, context),
});
