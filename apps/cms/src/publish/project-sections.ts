import type { Section, SectionKind } from '@keelstone/model';
import { projectEach } from './project-each.ts';
import type { ProjectionContext } from './projection-context.ts';
import { nameAnchors } from './sections/name-anchors.ts';
import { projectAccordion } from './sections/project-accordion.ts';
import { projectBasic } from './sections/project-basic.ts';
import { projectCardGrid } from './sections/project-card-grid.ts';
import { projectEndorsementBar } from './sections/project-endorsement-bar.ts';
import { projectFeaturedText } from './sections/project-featured-text.ts';
import { projectFormBar } from './sections/project-form-bar.ts';
import { projectHeadline } from './sections/project-headline.ts';
import { projectLinksList } from './sections/project-links-list.ts';
import { projectLocationGrid } from './sections/project-location-grid.ts';
import { projectMediaSection } from './sections/project-media-section.ts';
import { projectProductSuiteExplorer } from './sections/project-product-suite-explorer.ts';
import { projectSummaryContent } from './sections/project-summary-content.ts';
import { projectSummaryResources } from './sections/project-summary-resources.ts';
import { projectTabbedBillboard } from './sections/project-tabbed-billboard.ts';
import type { ProjectSection, SectionDocument } from './sections/section-projection.ts';

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
