import type { ProjectSection } from '../section-cms.ts';

export const projectHeadline: ProjectSection<'headline'> = async ({ kicker, heading, text }) =>
  heading ? { kicker: kicker || null, heading, text: text || null } : null;
