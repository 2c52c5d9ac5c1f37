import type { DemoLink, DemoSection } from '@keelstone/seeds';
import { type DemoContext, idOfNode, richWords, words } from './demo-context.ts';
import { stableId } from './stable-id.ts';

const toLink = (link: DemoLink | undefined, context: DemoContext) =>
  link && { title: words(link.title, context), to: 'node', node: context.addressOf(link.node) };

function toFields(section: DemoSection, id: string, context: DemoContext): Record<string, unknown> {
  switch (section.kind) {
    case 'basic':
      return { body: richWords(section.body, context) };
    case 'headline':
      return {
        kicker: words(section.kicker, context),
        heading: words(section.heading, context),
        text: words(section.text, context),
      };
    case 'featured_text':
      return {
        heading: words(section.heading, context),
        body: richWords(section.body, context),
        picture: section.pictureOf && { relationTo: 'images', value: context.findPicture(section.pictureOf) },
        link: toLink(section.link, context),
      };
    case 'card_grid':
      return {
        heading: words(section.heading, context),
        cards: section.cards.map((card, index) => ({
          id: stableId(id, 'card', index),
          heading: words(card.heading, context),
          text: words(card.text, context),
          link: toLink(card.link, context),
          media: card.link && { relationTo: 'images', value: context.findPicture(card.link.node) },
        })),
      };
    case 'summary_content':
      return { heading: words(section.heading, context), nodes: section.nodes.map(context.addressOf) };
    case 'summary_resources':
      return {
        heading: words(section.heading, context),
        resources: section.resources.map((key) => idOfNode(key, context)),
      };
  }
}

/** The sections of a demo page in one language. */
export const toSections = (key: string, sections: readonly DemoSection[], context: DemoContext) =>
  sections.map((section, index) => {
    const id = stableId(key, 'section', index);
    return { id, blockType: section.kind, ...toFields(section, id, context) };
  });
