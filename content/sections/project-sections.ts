import { projectEach } from '@keelstone/editing/projection/project-each.ts';
import type { ProjectionContext } from '@keelstone/editing/projection/projection-context.ts';
import { projectAccordion } from './accordion/accordion.projection.ts';
import { projectBasic } from './basic/basic.projection.ts';
import { projectCardGrid } from './card-grid/card-grid.projection.ts';
import { projectEndorsementBar } from './endorsement-bar/endorsement-bar.projection.ts';
import { projectFeaturedText } from './featured-text/featured-text.projection.ts';
import { projectFormBar } from './form-bar/form-bar.projection.ts';
import { projectHeadline } from './headline/headline.projection.ts';
import { projectLinksList } from './links-list/links-list.projection.ts';
import { projectLocationGrid } from './location-grid/location-grid.projection.ts';
import { projectMediaSection } from './media/media.projection.ts';
import { nameAnchors } from './name-anchors.ts';
import { projectProductSuiteExplorer } from './product-suite-explorer/product-suite-explorer.projection.ts';
import type { ProjectSection, SectionDocument } from './section-projection.ts';
import type { Section, SectionKind } from './sections.model.ts';
import { projectSummaryContent } from './summary-content/summary-content.projection.ts';
import { projectSummaryResources } from './summary-resources/summary-resources.projection.ts';
import { projectTabbedBillboard } from './tabbed-billboard/tabbed-billboard.projection.ts';

const projects: { [K in SectionKind]: ProjectSection<K> } = {
  accordion: projectAccordion,
  basic: projectBasic,
  card_grid: projectCardGrid,
  endorsement_bar: projectEndorsementBar,
  featured_text: projectFeaturedText,
  form_bar: projectFormBar,
  headline: projectHeadline,
  links_list: projectLinksList,
  location_grid: projectLocationGrid,
  media: projectMediaSection,
  product_suite_explorer: projectProductSuiteExplorer,
  summary_content: projectSummaryContent,
  summary_resources: projectSummaryResources,
  tabbed_billboard: projectTabbedBillboard,
};

/** One section as visitors see it; null when it would be empty. Its id stays as long as the section does (S-22). */
export async function projectSection(
  document: SectionDocument,
  context: ProjectionContext,
): Promise<Section | null> {
  const kind = document.blockType;
  const project = projects[kind] as ProjectSection<SectionKind>;
  const content = await project(document, context);
  return content && ({ ...content, kind, id: document.id ?? '' } as Section);
}

/** The sections of a page, without those that would be empty. */
export async function projectSections(
  documents: readonly SectionDocument[] | null | undefined,
  context: ProjectionContext,
): Promise<Section[]> {
  const sections = await projectEach(documents, (document) => projectSection(document, context));
  return nameAnchors(sections, context.language);
}
