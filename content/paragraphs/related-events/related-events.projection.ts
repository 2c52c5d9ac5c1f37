import { projectReferences } from '@keelstone/editing/projection/project-reference.ts';
import type { ProjectParagraph } from '../paragraph-cms.ts';

export const projectRelatedEvents: ProjectParagraph<'related_events'> = async (
  { heading, fillUpTo, ...document },
  context,
) => {
  const events = await projectReferences('event', document.events, context);
  return events.length || fillUpTo > 0 ? { heading: heading || null, events, fillUpTo } : null;
};
