import type { ContentType } from '@keelstone/model';
import { article } from './article/article.sample.ts';
import { caseStudy } from './case-study/case-study.sample.ts';
import { event } from './event/event.sample.ts';
import { landingPage } from './landing-page/landing-page.sample.ts';
import { common, type NodeSample } from './node-sample.ts';
import { overviewPage } from './overview-page/overview-page.sample.ts';
import { page } from './page/page.sample.ts';
import { person } from './person/person.sample.ts';
import { platform } from './platform/platform.sample.ts';
import { productDetail } from './product-detail/product-detail.sample.ts';
import { productSuite } from './product-suite/product-suite.sample.ts';
import { resource } from './resource/resource.sample.ts';
import { solution } from './solution/solution.sample.ts';
import { testimonial } from './testimonial/testimonial.sample.ts';
import { type PublishedNode, type PublishedNodeOf, parsePublishedNode } from './types.model.ts';

const SAMPLES: { [T in ContentType]: NodeSample<T> } = {
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

/** The sample fields of one type. */
export const sampleOf = <T extends ContentType>(type: T): NodeSample<T> =>
  SAMPLES[type] as unknown as NodeSample<T>;

/**
 * A valid published node for tests and examples, complete enough to render every part of its page.
 *
 * @param type content type of the node
 * @param overrides fields to replace; by default, title and path are derived from `nid`, so that they are unique
 * @throws InvalidNodeError if the overrides do not fit the model
 */
export function sampleNode<T extends ContentType>(
  type: T,
  overrides: Partial<PublishedNodeOf<T>> = {},
): PublishedNodeOf<T> {
  const nid = overrides.nid ?? 1;
  const path = overrides.path ?? `/${type.replaceAll('_', '-')}/sample-${nid}`;
  const language = overrides.language ?? 'en';
  const node = {
    ...common,
    ...sampleOf(type).typical,
    nid,
    type,
    title: `Sample ${type.replaceAll('_', ' ')} ${nid}`,
    path,
    translations: { [language]: path },
    ...overrides,
  };
  return parsePublishedNode(node) as PublishedNode as PublishedNodeOf<T>;
}
