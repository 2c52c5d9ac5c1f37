import { groupsOf } from '../../content-type-texts.ts';
import { contentTypes } from '../content-types.ts';

/** The text around the links in llms.txt. */
export const llms = {
  about:
    'Every page is there as Markdown, too: put .md behind its address, or ask for text/markdown. The lists below hold what matters most and what is newest.',
  more: 'Optional',
  sitemap: 'Every page, with the date of its last change',
  feed: 'What is published, newest first; takes the parameters of the search page',
  /** The title of the link to this file in those of other languages. */
  thisOverview: 'This overview in English',
  groups: groupsOf(contentTypes),
};
