import type { ContentType, PublishedNodeOf } from '@keelstone/model';
import type { ComponentType } from 'react';
import { ArticleCard } from './article/card.tsx';
import { ArticlePage } from './article/page.tsx';
import { articleData } from './article/structured-data.ts';
import { CaseStudyCard } from './case-study/card.tsx';
import { CaseStudyPage } from './case-study/page.tsx';
import { caseStudyData } from './case-study/structured-data.ts';
import { EventCard } from './event/card.tsx';
import { EventPage } from './event/page.tsx';
import { eventData } from './event/structured-data.ts';
import { LandingPageCard } from './landing-page/card.tsx';
import { LandingPage } from './landing-page/page.tsx';
import { landingPageData } from './landing-page/structured-data.ts';
import type { NodeCardProps, NodePageProps, StructuredDataContext, ThingData } from './node-page-props.ts';
import { OverviewPageCard } from './overview-page/card.tsx';
import { OverviewPage } from './overview-page/page.tsx';
import { overviewPageData } from './overview-page/structured-data.ts';
import { PlainPageCard } from './page/card.tsx';
import { PlainPage } from './page/page.tsx';
import { plainPageData } from './page/structured-data.ts';
import { PersonCard } from './person/card.tsx';
import { PersonPage } from './person/page.tsx';
import { personData } from './person/structured-data.ts';
import { PlatformCard } from './platform/card.tsx';
import { PlatformPage } from './platform/page.tsx';
import { platformData } from './platform/structured-data.ts';
import { ProductDetailCard } from './product-detail/card.tsx';
import { ProductDetailPage } from './product-detail/page.tsx';
import { productDetailData } from './product-detail/structured-data.ts';
import { ProductSuiteCard } from './product-suite/card.tsx';
import { ProductSuitePage } from './product-suite/page.tsx';
import { productSuiteData } from './product-suite/structured-data.ts';
import { ResourceCard } from './resource/card.tsx';
import { ResourcePage } from './resource/page.tsx';
import { resourceData } from './resource/structured-data.ts';
import { SolutionCard } from './solution/card.tsx';
import { SolutionPage } from './solution/page.tsx';
import { solutionData } from './solution/structured-data.ts';
import { TestimonialCard } from './testimonial/card.tsx';
import { TestimonialPage } from './testimonial/page.tsx';
import { testimonialData } from './testimonial/structured-data.ts';

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
