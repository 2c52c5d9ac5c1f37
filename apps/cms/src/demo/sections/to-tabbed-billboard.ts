import { richWords, words } from '../demo-context.ts';
import { stableId } from '../stable-id.ts';
import { toLink } from '../to-link.ts';
import { toParagraphs } from '../to-paragraphs.ts';
import { toPicture } from '../to-picture.ts';
import type { ToSectionFields } from './section-fields.ts';

export const toTabbedBillboard: ToSectionFields<'tabbed_billboard'> = ({ heading, tabs }, id, context) => ({
  heading: words(heading, context),
  tabs: tabs.map((tab, index) => {
    const row = stableId(id, 'tab', index);
    return {
      id: row,
      label: words(tab.label, context),
      heading: words(tab.heading, context),
      body: richWords(tab.body, context),
      picture: toPicture(tab.pictureOf, context),
      link: toLink(tab.link, context),
      paragraphs: toParagraphs(tab.paragraphs, row, context),
    };
  }),
});
