import type { SectionKind, SectionOf } from '@keelstone/model';
import type {
  AccordionSection,
  BasicSection,
  CardGridSection,
  EndorsementBarSection,
  FeaturedTextSection,
  FormBarSection,
  HeadlineSection,
  LinksListSection,
  LocationGridSection,
  MediaSection,
  ProductSuiteExplorerSection,
  SummaryContentSection,
  SummaryResourcesSection,
  TabbedBillboardSection,
} from '../../payload-types.ts';
import type { ProjectionContext } from '../projection-context.ts';

/** The CMS's document of each section, in one language. */
export type SectionDocuments = {
  accordion: AccordionSection;
  basic: BasicSection;
  card_grid: CardGridSection;
  endorsement_bar: EndorsementBarSection;
  featured_text: FeaturedTextSection;
  form_bar: FormBarSection;
  headline: HeadlineSection;
  links_list: LinksListSection;
  location_grid: LocationGridSection;
  media: MediaSection;
  product_suite_explorer: ProductSuiteExplorerSection;
  summary_content: SummaryContentSection;
  summary_resources: SummaryResourcesSection;
  tabbed_billboard: TabbedBillboardSection;
};
export type SectionDocument = SectionDocuments[SectionKind];

/** How a document becomes a section: null when there is nothing to see in this language. */
export type ProjectSection<K extends SectionKind> = (
  document: SectionDocuments[K],
  context: ProjectionContext,
) => Promise<Omit<SectionOf<K>, 'id' | 'kind'> | null>;
