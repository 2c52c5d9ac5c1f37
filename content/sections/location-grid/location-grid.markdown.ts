import { heading, list, paragraphs } from '@keelstone/ui/markdown/blocks.ts';
import { SECTION_LEVEL, type SectionSite } from '../section-site.ts';

export const locationGridMarkdown: SectionSite<'location_grid'>['markdown'] = ({
  heading: title,
  locations,
}) => [
  ...heading(SECTION_LEVEL, title),
  ...locations.flatMap(({ name, address, phone, email }) => {
    const town = `${address.postalCode} ${address.city}`.trim();
    const lines = [address.organisation, address.street, town, address.country, phone, email];
    return [...heading(SECTION_LEVEL + 1, name), ...list(paragraphs(...lines))];
  }),
];
