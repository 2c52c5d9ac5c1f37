import { messagesOf } from '@keelstone/languages/messages.ts';
import type { ContentType } from '@keelstone/model';
import { formatLongDate } from '@keelstone/ui/date/format-date.ts';
import type { OwnBlocks } from '@keelstone/ui/markdown/fact-blocks.ts';
import type { AddressOf } from '@keelstone/ui/markdown/media-blocks.ts';
import { article } from './article/article.site.tsx';
import { caseStudy } from './case-study/case-study.site.tsx';
import { event } from './event/event.site.tsx';
import { landingPage } from './landing-page/landing-page.site.tsx';
import { overviewPage } from './overview-page/overview-page.site.tsx';
import { page } from './page/page.site.tsx';
import { person } from './person/person.site.tsx';
import { platform } from './platform/platform.site.tsx';
import { productDetail } from './product-detail/product-detail.site.tsx';
import { productSuite } from './product-suite/product-suite.site.tsx';
import { resource } from './resource/resource.site.tsx';
import { solution } from './solution/solution.site.tsx';
import { testimonial } from './testimonial/testimonial.site.tsx';
import type { TypeSite } from './type-site.ts';
import type { PublishedNode } from './types.model.ts';

/** The public side of each content type (C-1). A missing type is a compile error. */
export const TYPES: { [T in ContentType]: TypeSite<T> } = {
  article,
  case_study: caseStudy,
  event,
  landing_page: landingPage,
  overview_page: overviewPage,
  page,
  person,
  platform,
  product_detail: productDetail,
  product_suite: productSuite,
  resource,
  solution,
  testimonial,
};

/** The public side of a node's type. Its functions accept nodes of that type. */
export function typeSiteOf<T extends ContentType>(type: T): TypeSite<T> {
  return TYPES[type] as unknown as TypeSite<T>;
}

/** The type-specific fields of a node, as Markdown, at a time in Unix seconds. */
export function ownBlocks(
  node: PublishedNode,
  addressOf: AddressOf,
  now = Math.floor(Date.now() / 1000),
): OwnBlocks {
  const { language } = node;
  const date = (seconds: number) => formatLongDate(seconds, language);
  return typeSiteOf(node.type).markdown(node, { messages: messagesOf(language), addressOf, date, now });
}
