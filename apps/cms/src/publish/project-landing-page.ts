import { type ProjectNode, projectCommon } from './project-common.ts';
import { projectForm } from './project-form.ts';
import { projectQuote } from './project-quote.ts';
import { projectPoints } from './project-rows.ts';

export const projectLandingPage: ProjectNode<'landing_page'> = async (document, context) => ({
  ...(await projectCommon('landing_page', document, context)),
  form: await projectForm(document.form, context),
  points: projectPoints(document.points),
  quote: await projectQuote(document.testimonial, context),
});
