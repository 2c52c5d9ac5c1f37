import type { PublishedNodeOf } from '@keelstone/content/types/types.model.ts';

export type ArticleParent = PublishedNodeOf<'article'>;
export type CaseStudyParent = PublishedNodeOf<'case_study'>;
export type EventParent = PublishedNodeOf<'event'>;
export type LandingPageParent = PublishedNodeOf<'landing_page'>;
export type OverviewPageParent = PublishedNodeOf<'overview_page'>;
export type PageParent = PublishedNodeOf<'page'>;
export type PersonParent = PublishedNodeOf<'person'>;
export type PlatformParent = PublishedNodeOf<'platform'>;
export type ProductDetailParent = PublishedNodeOf<'product_detail'>;
export type ProductSuiteParent = PublishedNodeOf<'product_suite'>;
export type ResourceParent = PublishedNodeOf<'resource'>;
export type SolutionParent = PublishedNodeOf<'solution'>;
export type TestimonialParent = PublishedNodeOf<'testimonial'>;
/** An svg of the media library, or the icon of a term. */
export type SvgParent = { url: string; alt: string };
