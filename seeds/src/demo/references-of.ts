import type { ContentType } from '@keelstone/model';
import type { DemoNode, DemoParagraph, DemoSection } from '../demo-types.ts';

/** What a key has to be the key of: a node of one type, any node, a form, a dialog, or a medium (its own, or a node's picture). */
export type ReferenceTarget = ContentType | 'node' | 'form' | 'media' | 'dialog';
export type DemoReference = { target: ReferenceTarget; key: string };

const to = (target: ReferenceTarget, ...keys: (string | undefined)[]): DemoReference[] =>
  keys.filter((key) => key !== undefined).map((key) => ({ target, key }));

type WithLink = { link?: { node: string } };
const linksOf = (items: readonly WithLink[]) => items.flatMap(({ link }) => to('node', link?.node));

/** Everything a paragraph refers to by key. */
export function referencesOfParagraph(paragraph: DemoParagraph): DemoReference[] {
  switch (paragraph.kind) {
    case 'banners':
      return [
        ...linksOf(paragraph.banners),
        ...paragraph.banners.flatMap(({ pictureOf }) => to('node', pictureOf)),
      ];
    case 'cards':
      return linksOf(paragraph.cards);
    case 'summaries':
      return linksOf(paragraph.items);
    case 'media':
      return paragraph.items.flatMap(({ media }) => to('media', media));
    case 'related_events':
      return to('event', ...paragraph.events);
    case 'related_resources':
      return to('resource', ...paragraph.resources);
    case 'quotes':
      return paragraph.quotes.flatMap((quote) =>
        'testimonial' in quote ? to('testimonial', quote.testimonial) : [],
      );
    case 'text_lists':
      return [];
  }
}

/** The paragraphs inside a section, wherever it keeps them. */
export function paragraphsOf(section: DemoSection): DemoParagraph[] {
  switch (section.kind) {
    case 'basic':
      return section.paragraphs ?? [];
    case 'accordion':
      return section.items.flatMap(({ paragraphs }) => paragraphs ?? []);
    case 'tabbed_billboard':
      return section.tabs.flatMap(({ paragraphs }) => paragraphs ?? []);
    default:
      return [];
  }
}

/** What a section refers to by key, without its paragraphs. */
function referencesOfSectionAlone(section: DemoSection): DemoReference[] {
  switch (section.kind) {
    case 'featured_text':
      return to('node', section.pictureOf, section.link?.node);
    case 'card_grid':
      return linksOf(section.cards);
    case 'summary_content':
      return to('node', ...section.nodes);
    case 'summary_resources':
      return to('resource', ...section.resources);
    case 'endorsement_bar':
      return section.items.flatMap(({ logo }) => to('media', logo));
    case 'tabbed_billboard':
      return [...linksOf(section.tabs), ...section.tabs.flatMap(({ pictureOf }) => to('node', pictureOf))];
    case 'product_suite_explorer':
      return to('product_suite', ...section.suites);
    case 'form_bar':
      return to('form', section.form);
    case 'links_list':
      return section.links.flatMap((link) => {
        if ('dialog' in link) return to('dialog', link.dialog);
        return 'node' in link ? to('node', link.node) : [];
      });
    case 'media':
      return section.items.flatMap(({ media }) => to('media', media));
    default:
      return [];
  }
}

/** Everything a section refers to by key, its paragraphs included. */
export const referencesOfSection = (section: DemoSection): DemoReference[] => [
  ...referencesOfSectionAlone(section),
  ...paragraphsOf(section).flatMap(referencesOfParagraph),
];

/** What the fields of a node's own type refer to. */
export function referencesOfFields(node: DemoNode): DemoReference[] {
  switch (node.type) {
    case 'article':
      return to('person', ...node.authors);
    case 'case_study':
      return [...to('product_detail', ...(node.products ?? [])), ...to('testimonial', node.testimonial)];
    case 'event':
      return [...to('person', ...(node.speakers ?? [])), ...to('resource', node.recording)];
    case 'landing_page':
      return [...to('form', node.form), ...to('testimonial', node.testimonial)];
    case 'overview_page':
      return to('node', ...(node.children ?? []));
    case 'platform':
      return to('product_detail', ...node.products);
    case 'product_detail':
      return [
        ...to('product_suite', node.suite),
        ...to('platform', node.platform),
        ...to('resource', ...(node.resources ?? [])),
      ];
    case 'product_suite':
      return [
        ...to('product_detail', ...node.products),
        ...to('person', node.contact),
        ...to('case_study', ...(node.caseStudies ?? [])),
      ];
    case 'resource':
      return [...to('person', ...(node.authors ?? [])), ...to('media', node.recording)];
    case 'solution':
      return [
        ...to('product_detail', ...node.products),
        ...to('case_study', ...(node.caseStudies ?? [])),
        ...to('resource', ...(node.resources ?? [])),
      ];
    case 'testimonial':
      return [
        ...to('case_study', node.caseStudy),
        ...to('media', node.logo),
        ...to('product_detail', ...(node.products ?? [])),
      ];
    default:
      return [];
  }
}
