import type { Address } from '@keelstone/model/address';
import { richTextToPlainText } from '@keelstone/model/rich-text';
import { type Lines, mediaItemText, paragraphText } from '../paragraphs/paragraph-text.model.ts';
import type { Section, SectionOf } from './sections.model.ts';

const addressText = ({ organisation, street, postalCode, city, country }: Address): Lines => [
  organisation,
  street,
  `${postalCode} ${city}`,
  country,
];

const accordionText = ({ heading, items }: SectionOf<'accordion'>): Lines => [
  heading,
  ...items.flatMap((item) => [
    item.title,
    richTextToPlainText(item.body),
    ...item.paragraphs.flatMap(paragraphText),
  ]),
];

const billboardText = ({ heading, tabs }: SectionOf<'tabbed_billboard'>): Lines => [
  heading,
  ...tabs.flatMap((tab) => [
    tab.label,
    tab.heading,
    richTextToPlainText(tab.body),
    ...tab.paragraphs.flatMap(paragraphText),
  ]),
];

function linesOf(section: Section): Lines {
  switch (section.kind) {
    case 'basic':
      return [richTextToPlainText(section.body), ...section.paragraphs.flatMap(paragraphText)];
    case 'accordion':
      return accordionText(section);
    case 'card_grid':
      return [section.heading, ...section.cards.flatMap((card) => [card.heading, card.text])];
    case 'endorsement_bar':
      return [section.heading, ...section.items.map((item) => item.name)];
    case 'featured_text':
      return [section.heading, richTextToPlainText(section.body)];
    case 'location_grid':
      return [
        section.heading,
        ...section.locations.flatMap((location) => [location.name, ...addressText(location.address)]),
      ];
    case 'tabbed_billboard':
      return billboardText(section);
    case 'product_suite_explorer':
      return [section.heading, section.text];
    case 'form_bar':
      return [section.heading, section.text];
    case 'headline':
      return [section.kicker, section.heading, section.text];
    case 'links_list':
      return [section.heading, ...section.links.flatMap((link) => [link.title, link.description])];
    case 'media':
      return [section.heading, ...section.items.flatMap(mediaItemText)];
    case 'summary_content':
    case 'summary_resources':
      return [section.heading];
  }
}

/**
 * The words of a section that stand on its page, for the search index. Nodes that it refers to speak for themselves,
 * and the fields of a form are questions, not content.
 *
 * @returns one line per text, joined by newlines; empty when the section says nothing
 */
export function sectionToPlainText(section: Section): string {
  return linesOf(section).filter(Boolean).join('\n');
}
