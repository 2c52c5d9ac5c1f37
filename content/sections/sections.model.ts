import { type Lines, type Passage, schemasOf } from '@keelstone/model/kind';
import * as v from 'valibot';
import { accordion } from './accordion/accordion.model.ts';
import { basic } from './basic/basic.model.ts';
import { cardGrid } from './card-grid/card-grid.model.ts';
import { endorsementBar } from './endorsement-bar/endorsement-bar.model.ts';
import { featuredText } from './featured-text/featured-text.model.ts';
import { formBar } from './form-bar/form-bar.model.ts';
import { headline } from './headline/headline.model.ts';
import { linksList } from './links-list/links-list.model.ts';
import { locationGrid } from './location-grid/location-grid.model.ts';
import { media } from './media/media.model.ts';
import { productSuiteExplorer } from './product-suite-explorer/product-suite-explorer.model.ts';
import { summaryContent } from './summary-content/summary-content.model.ts';
import { summaryResources } from './summary-resources/summary-resources.model.ts';
import { tabbedBillboard } from './tabbed-billboard/tabbed-billboard.model.ts';

/** The kinds of sections, from which editors build pages (C-5). */
const KINDS = [
  basic,
  accordion,
  cardGrid,
  endorsementBar,
  featuredText,
  locationGrid,
  tabbedBillboard,
  productSuiteExplorer,
  formBar,
  headline,
  linksList,
  media,
  summaryContent,
  summaryResources,
] as const;

export const sectionSchema = v.variant('kind', schemasOf(KINDS));

export type Section = v.InferOutput<typeof sectionSchema>;
export type SectionKind = Section['kind'];
export const SECTION_KINDS: readonly SectionKind[] = sectionSchema.options.map(
  (option) => option.entries.kind.literal,
);

/** The section of one kind, for the component that renders it. */
export type SectionOf<K extends SectionKind> = Extract<Section, { kind: K }>;

const modelOf = (kind: SectionKind) => KINDS.find(({ schema }) => schema.entries.kind.literal === kind);

/**
 * The visible text of a section, for the search index.
 *
 * @returns one line per text, joined by newlines; empty if the section has no text
 */
export function sectionToPlainText(section: Section): string {
  const text = modelOf(section.kind)?.text as (section: Section) => Lines;
  return text(section).filter(Boolean).join('\n');
}

/** The passages of a section that can answer a question (S-31), in the order of the page. */
export function sectionPassages(section: Section): Passage[] {
  const passages = modelOf(section.kind)?.passages as ((section: Section) => Passage[]) | undefined;
  return passages?.(section) ?? [];
}
