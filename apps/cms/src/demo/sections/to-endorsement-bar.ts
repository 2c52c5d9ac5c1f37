import { words } from '../demo-context.ts';
import { stableId } from '../stable-id.ts';
import type { ToSectionFields } from './section-fields.ts';

export const toEndorsementBar: ToSectionFields<'endorsement_bar'> = ({ heading, items }, id, context) => ({
  heading: words(heading, context),
  items: items.map(({ name, logo, url }, index) => ({
    id: stableId(id, 'item', index),
    name,
    logo: logo && context.findMedia(logo),
    url,
  })),
});
