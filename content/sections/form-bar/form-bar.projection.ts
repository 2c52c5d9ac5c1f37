import { projectForm } from '@keelstone/editing/projection/project-form.ts';
import type { ProjectSection } from '../section-cms.ts';

export const projectFormBar: ProjectSection<'form_bar'> = async ({ heading, text, ...document }, context) => {
  const form = await projectForm(document.form, context);
  return form && heading ? { heading, text: text || null, form } : null;
};
