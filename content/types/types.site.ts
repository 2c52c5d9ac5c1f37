import type { ContentType } from '@keelstone/model';
import type {
  NodeCardProps,
  NodePageProps,
  StructuredDataContext,
  ThingData,
} from '@keelstone/ui/pages/node-page-props.ts';
import type { ComponentType } from 'react';
import { ArticlePage } from './article/article.site.tsx';
import { ArticleCard } from './article/article-card.site.tsx';
import { articleData } from './article/article-data.site.ts';
import { CaseStudyPage } from './case-study/case-study.site.tsx';
import { CaseStudyCard } from './case-study/case-study-card.site.tsx';
import { caseStudyData } from './case-study/case-study-data.site.ts';
import { EventPage } from './event/event.site.tsx';
import { EventCard } from './event/event-card.site.tsx';
import { eventData } from './event/event-data.site.ts';
import { LandingPage } from './landing-page/landing-page.site.tsx';
import { LandingPageCard } from './landing-page/landing-page-card.site.tsx';
import { landingPageData } from './landing-page/landing-page-data.site.ts';
import { OverviewPage } from './overview-page/overview-page.site.tsx';
import { OverviewPageCard } from './overview-page/overview-page-card.site.tsx';
import { overviewPageData } from './overview-page/overview-page-data.site.ts';
import { PlainPage } from './page/page.site.tsx';
import { PlainPageCard } from './page/page-card.site.tsx';
import { plainPageData } from './page/page-data.site.ts';
import { PersonPage } from './person/person.site.tsx';
import { PersonCard } from './person/person-card.site.tsx';
import { personData } from './person/person-data.site.ts';
import { PlatformPage } from './platform/platform.site.tsx';
import { PlatformCard } from './platform/platform-card.site.tsx';
import { platformData } from './platform/platform-data.site.ts';
import { ProductDetailPage } from './product-detail/product-detail.site.tsx';
import { ProductDetailCard } from './product-detail/product-detail-card.site.tsx';
import { productDetailData } from './product-detail/product-detail-data.site.ts';
import { ProductSuitePage } from './product-suite/product-suite.site.tsx';
import { ProductSuiteCard } from './product-suite/product-suite-card.site.tsx';
import { productSuiteData } from './product-suite/product-suite-data.site.ts';
import { ResourcePage } from './resource/resource.site.tsx';
import { ResourceCard } from './resource/resource-card.site.tsx';
import { resourceData } from './resource/resource-data.site.ts';
import { SolutionPage } from './solution/solution.site.tsx';
import { SolutionCard } from './solution/solution-card.site.tsx';
import { solutionData } from './solution/solution-data.site.ts';
import { TestimonialPage } from './testimonial/testimonial.site.tsx';
import { TestimonialCard } from './testimonial/testimonial-card.site.tsx';
import { testimonialData } from './testimonial/testimonial-data.site.ts';
import type { PublishedNodeOf } from './types.model.ts';

/** What a content type looks like: its page, its card, and what machines read of it. */
export type PageDesign<T extends ContentType> = {
  Page: ComponentType<NodePageProps<T>>;
  Card: ComponentType<NodeCardProps<T>>;
  structuredData(node: PublishedNodeOf<T>, context: StructuredDataContext): ThingData;
  /** True for pages with one purpose, which nothing leads away from (page-parts.ts). */
  isFocused?(node: PublishedNodeOf<T>): boolean;
};

/** The design of each content type (C-1). A type without one does not compile. */
export const PAGE_DESIGNS: { [T in ContentType]: PageDesign<T> } = {
  article: { Page: ArticlePage, Card: ArticleCard, structuredData: articleData },
  case_study: { Page: CaseStudyPage, Card: CaseStudyCard, structuredData: caseStudyData },
  event: { Page: EventPage, Card: EventCard, structuredData: eventData },
  landing_page: {
    Page: LandingPage,
    Card: LandingPageCard,
    structuredData: landingPageData,
    isFocused: ({ form }) => form !== null,
  },
  overview_page: { Page: OverviewPage, Card: OverviewPageCard, structuredData: overviewPageData },
  page: { Page: PlainPage, Card: PlainPageCard, structuredData: plainPageData },
  person: { Page: PersonPage, Card: PersonCard, structuredData: personData },
  platform: { Page: PlatformPage, Card: PlatformCard, structuredData: platformData },
  product_detail: { Page: ProductDetailPage, Card: ProductDetailCard, structuredData: productDetailData },
  product_suite: { Page: ProductSuitePage, Card: ProductSuiteCard, structuredData: productSuiteData },
  resource: { Page: ResourcePage, Card: ResourceCard, structuredData: resourceData },
  solution: { Page: SolutionPage, Card: SolutionCard, structuredData: solutionData },
  testimonial: { Page: TestimonialPage, Card: TestimonialCard, structuredData: testimonialData },
};

/** The design of a node's type. The node decides the type, so the parts fit each other. */
export function designOf<T extends ContentType>(type: T): PageDesign<T> {
  return PAGE_DESIGNS[type] as unknown as PageDesign<T>;
}
