import type { SectionKind } from '@keelstone/content/sections/sections.model.ts';
import type { DemoSection } from '@keelstone/seeds';
import { type DemoContext, idOfNode, richWords, words } from './demo-context.ts';
import type { ToSectionFields } from './sections/section-fields.ts';
import { toAccordion } from './sections/to-accordion.ts';
import { toEndorsementBar } from './sections/to-endorsement-bar.ts';
import { toLinksList } from './sections/to-links-list.ts';
import { toLocationGrid } from './sections/to-location-grid.ts';
import { toTabbedBillboard } from './sections/to-tabbed-billboard.ts';
import { stableId } from './stable-id.ts';
import { toCards } from './to-cards.ts';
import { toLink } from './to-link.ts';
import { toMediaItems } from './to-media-items.ts';
import { toParagraphs } from './to-paragraphs.ts';
import { toPicture } from './to-picture.ts';

const converters: { [K in SectionKind]: ToSectionFields<K> } = {
  accordion: toAccordion,
  basic: ({ body, paragraphs }, id, context) => ({
    body: richWords(body, context),
    paragraphs: toParagraphs(paragraphs, id, context),
  }),
  card_grid: ({ heading, cards }, id, context) => ({
    heading: words(heading, context),
    cards: toCards(cards, id, context),
  }),
  endorsement_bar: toEndorsementBar,
  featured_text: ({ heading, body, pictureOf, link }, _, context) => ({
    heading: words(heading, context),
    body: richWords(body, context),
    picture: toPicture(pictureOf, context),
    link: toLink(link, context),
  }),
  form_bar: ({ heading, text, form }, _, context) => ({
    heading: words(heading, context),
    text: words(text, context),
    form: context.findForm(form),
  }),
  headline: ({ kicker, heading, text }, _, context) => ({
    kicker: words(kicker, context),
    heading: words(heading, context),
    text: words(text, context),
  }),
  links_list: toLinksList,
  location_grid: toLocationGrid,
  media: ({ heading, layout, items }, id, context) => ({
    heading: words(heading, context),
    layout,
    items: toMediaItems(items, id, context),
  }),
  product_suite_explorer: ({ heading, text, suites }, _, context) => ({
    heading: words(heading, context),
    text: words(text, context),
    suites: suites.map((key) => idOfNode(key, context)),
  }),
  summary_content: ({ heading, nodes }, _, context) => ({
    heading: words(heading, context),
    nodes: nodes.map(context.addressOf),
  }),
  summary_resources: ({ heading, resources }, _, context) => ({
    heading: words(heading, context),
    resources: resources.map((key) => idOfNode(key, context)),
  }),
  tabbed_billboard: toTabbedBillboard,
};

/** The sections of a demo page in one language. */
export const toSections = (key: string, sections: readonly DemoSection[], context: DemoContext) =>
  sections.map((section, index) => {
    const id = stableId(key, 'section', index);
    const toFields = converters[section.kind] as ToSectionFields<SectionKind>;
    return { id, blockType: section.kind, ...toFields(section, id, context) };
  });
