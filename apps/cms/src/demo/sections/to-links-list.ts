import { words } from '../demo-context.ts';
import { stableId } from '../stable-id.ts';
import { toLink } from '../to-link.ts';
import type { ToSectionFields } from './section-fields.ts';

export const toLinksList: ToSectionFields<'links_list'> = ({ heading, links }, id, context) => ({
  heading: words(heading, context),
  links: links.map(({ description, ...link }, index) => ({
    id: stableId(id, 'link', index),
    ...toLink(link, context),
    description: words(description, context),
  })),
});
