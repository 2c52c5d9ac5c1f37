import type { ContentType } from '@keelstone/model';
import { article } from './article/article.cms.ts';
import { caseStudy } from './case-study/case-study.cms.ts';
import { event } from './event/event.cms.ts';
import { landingPage } from './landing-page/landing-page.cms.ts';
import { overviewPage } from './overview-page/overview-page.cms.ts';
import { page } from './page/page.cms.ts';
import { person } from './person/person.cms.ts';
import { platform } from './platform/platform.cms.ts';
import { productDetail } from './product-detail/product-detail.cms.ts';
import { productSuite } from './product-suite/product-suite.cms.ts';
import { resource } from './resource/resource.cms.ts';
import { solution } from './solution/solution.cms.ts';
import { testimonial } from './testimonial/testimonial.cms.ts';
import type { TypeCms } from './type-cms.ts';

/** The editing side of every content type, in the order of the menu. */
const BY_NAME: { [T in ContentType]: TypeCms<T> } = {
  article,
  resource,
  case_study: caseStudy,
  event,
  person,
  testimonial,
  page,
  landing_page: landingPage,
  overview_page: overviewPage,
  solution,
  platform,
  product_suite: productSuite,
  product_detail: productDetail,
};

export const NODE_TYPES = Object.values(BY_NAME) as readonly TypeCms[];

export const typeCmsOf = <T extends ContentType>(type: T): TypeCms<T> =>
  BY_NAME[type] as unknown as TypeCms<T>;
