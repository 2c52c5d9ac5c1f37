import type { ContentType } from '@keelstone/model';
import type {
  Article,
  CaseStudy,
  Event,
  LandingPage,
  OverviewPage,
  Page,
  Person,
  Platform,
  ProductDetail,
  ProductSuite,
  Resource,
  Solution,
  Testimonial,
} from '../payload-types.ts';

/** The CMS's document of each content type, as Payload hands it out in one language, references as ids. */
export type NodeDocuments = {
  article: Article;
  case_study: CaseStudy;
  event: Event;
  landing_page: LandingPage;
  overview_page: OverviewPage;
  page: Page;
  person: Person;
  platform: Platform;
  product_detail: ProductDetail;
  product_suite: ProductSuite;
  resource: Resource;
  solution: Solution;
  testimonial: Testimonial;
};

export type NodeDocumentOf<T extends ContentType> = NodeDocuments[T];
export type NodeDocument = NodeDocuments[ContentType];

/** What visitors may see: it is published, and it has words in the language it was read in. */
export function isPublished(document: NodeDocument): boolean {
  return document._status === 'published' && Boolean(document.title?.trim());
}
