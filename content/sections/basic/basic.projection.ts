import { projectRichText } from '@keelstone/editing/projection/rich-text/project-rich-text.ts';
import { projectParagraphs } from '../../paragraphs/project-paragraphs.ts';
import type { ProjectSection } from '../section-cms.ts';

export const projectBasic: ProjectSection<'basic'> = async (document, context) => {
  const body = await projectRichText(document.body, context);
  const paragraphs = await projectParagraphs(document.paragraphs, context);
  return body.length || paragraphs.length ? { body, paragraphs } : null;
};
