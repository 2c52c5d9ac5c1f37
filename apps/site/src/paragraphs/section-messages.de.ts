import type { SectionMessages } from './section-messages.ts';

export const german: SectionMessages = {
  download: 'Herunterladen',
  readCaseStudy: 'Zur Fallstudie',
};
