import { heading, link, list, paragraph, paragraphs } from '@keelstone/ui/markdown/blocks.ts';
import { cardBlocks, linkBlock, linkList, referenceList } from '@keelstone/ui/markdown/card-blocks.ts';
import { type AddressOf, imageBlock, mediaBlocks } from '@keelstone/ui/markdown/media-blocks.ts';
import { richTextBlocks } from '@keelstone/ui/markdown/rich-text-blocks.ts';
import type { BlockContent } from 'mdast';
import { paragraphBlocks } from '../paragraphs/paragraph-blocks.site.ts';
import type { Section, SectionOf } from './sections.model.ts';

/** Level of a section's heading; what stands in it is below. */
const LEVEL = 2;

type BlocksOf<Kind extends Section['kind']> = (
  section: SectionOf<Kind>,
  addressOf: AddressOf,
) => BlockContent[];

const accordion: BlocksOf<'accordion'> = ({ heading: title, items }, addressOf) => [
  ...heading(LEVEL, title),
  ...items.flatMap((item) => [
    ...heading(LEVEL + 1, item.title),
    ...richTextBlocks(item.body, addressOf, LEVEL + 2),
    ...item.paragraphs.flatMap((part) => paragraphBlocks(part, LEVEL + 2, addressOf)),
  ]),
];

const billboard: BlocksOf<'tabbed_billboard'> = ({ heading: title, tabs }, addressOf) => [
  ...heading(LEVEL, title),
  ...tabs.flatMap((tab) => [
    ...paragraphs(tab.label),
    ...heading(LEVEL + 1, tab.heading),
    ...richTextBlocks(tab.body, addressOf, LEVEL + 2),
    ...imageBlock(tab.picture, null, addressOf),
    ...linkBlock(tab.link, addressOf),
    ...tab.paragraphs.flatMap((part) => paragraphBlocks(part, LEVEL + 2, addressOf)),
  ]),
];

const locations: BlocksOf<'location_grid'> = ({ heading: title, locations: places }) => [
  ...heading(LEVEL, title),
  ...places.flatMap(({ name, address, phone, email }) => {
    const town = `${address.postalCode} ${address.city}`.trim();
    const lines = [address.organisation, address.street, town, address.country, phone, email];
    return [...heading(LEVEL + 1, name), ...list(paragraphs(...lines))];
  }),
];

const explorer: BlocksOf<'product_suite_explorer'> = ({ heading: title, text, suites }, addressOf) => [
  ...heading(LEVEL, title),
  ...paragraphs(text),
  ...suites.flatMap(({ suite, products }) => [
    ...heading(LEVEL + 1, suite.title),
    paragraph(link(suite.title, addressOf(suite.path)), suite.excerpt ? `: ${suite.excerpt}` : ''),
    ...referenceList(products, addressOf),
  ]),
];

const endorsements: BlocksOf<'endorsement_bar'> = ({ heading: title, items }, addressOf) => [
  ...heading(LEVEL, title),
  ...list(items.map(({ name, url }) => paragraph(url ? link(name, addressOf(url)) : name))),
];

/** A section of a page as blocks. Of a form it tells the words around it: it is filled in on the page. */
export function sectionBlocks(section: Section, addressOf: AddressOf): BlockContent[] {
  switch (section.kind) {
    case 'basic':
      return [
        ...richTextBlocks(section.body, addressOf),
        ...section.paragraphs.flatMap((part) => paragraphBlocks(part, LEVEL, addressOf)),
      ];
    case 'accordion':
      return accordion(section, addressOf);
    case 'tabbed_billboard':
      return billboard(section, addressOf);
    case 'location_grid':
      return locations(section, addressOf);
    case 'product_suite_explorer':
      return explorer(section, addressOf);
    case 'endorsement_bar':
      return endorsements(section, addressOf);
    case 'card_grid':
      return [...heading(LEVEL, section.heading), ...cardBlocks(section.cards, LEVEL + 1, addressOf)];
    case 'featured_text':
      return [
        ...heading(LEVEL, section.heading),
        ...richTextBlocks(section.body, addressOf, LEVEL + 1),
        ...imageBlock(section.picture, null, addressOf),
        ...linkBlock(section.link, addressOf),
      ];
    case 'form_bar':
      return [...heading(LEVEL, section.heading), ...paragraphs(section.text)];
    case 'headline':
      return [...paragraphs(section.kicker), ...heading(LEVEL, section.heading), ...paragraphs(section.text)];
    case 'links_list': {
      const links = section.links.map(({ title, url, description }) => ({ title, url, text: description }));
      return [...heading(LEVEL, section.heading), ...linkList(links, addressOf)];
    }
    case 'media':
      return [
        ...heading(LEVEL, section.heading),
        ...section.items.flatMap((item) => mediaBlocks(item, addressOf)),
      ];
    case 'summary_content':
      return [...heading(LEVEL, section.heading), ...referenceList(section.nodes, addressOf)];
    case 'summary_resources':
      return [...heading(LEVEL, section.heading), ...referenceList(section.resources, addressOf)];
  }
}
