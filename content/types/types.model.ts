import type { ContentType } from '@keelstone/model';
import { schemasOf } from '@keelstone/model/kind';
import * as v from 'valibot';
import { article } from './article/article.model.ts';
import { caseStudy } from './case-study/case-study.model.ts';
import type { TypeTraits } from './define-type.model.ts';
import { event } from './event/event.model.ts';
import { landingPage } from './landing-page/landing-page.model.ts';
import { overviewPage } from './overview-page/overview-page.model.ts';
import { page } from './page/page.model.ts';
import { person } from './person/person.model.ts';
import { platform } from './platform/platform.model.ts';
import { productDetail } from './product-detail/product-detail.model.ts';
import { productSuite } from './product-suite/product-suite.model.ts';
import { resource } from './resource/resource.model.ts';
import { solution } from './solution/solution.model.ts';
import { testimonial } from './testimonial/testimonial.model.ts';

const KINDS = [
  article,
  caseStudy,
  event,
  landingPage,
  overviewPage,
  page,
  person,
  platform,
  productDetail,
  productSuite,
  resource,
  solution,
  testimonial,
] as const;

/** A published node in one language, with everything that its page shows. */
const publishedNodeSchema = v.variant('type', schemasOf(KINDS));

export type PublishedNode = v.InferOutput<typeof publishedNodeSchema>;

/** The published node of one content type. */
export type PublishedNodeOf<T extends ContentType> = Extract<PublishedNode, { type: T }>;

const traits = new Map<ContentType, TypeTraits<never>>(
  KINDS.map((kind) => [kind.schema.entries.type.literal, kind.traits]),
);

/** What a content type says about its nodes besides their schema. */
export const traitsOf = (type: ContentType) => (traits.get(type) ?? {}) as TypeTraits<PublishedNode>;

/** Thrown if a projection does not fit the model: names the node and the field. */
export class InvalidNodeError extends Error {
  /** The node as it was to be published, of which nothing is certain. */
  readonly node: Partial<Record<'nid' | 'language' | 'title', unknown>>;
  readonly issues: readonly v.BaseIssue<unknown>[];

  constructor(value: unknown, issues: readonly v.BaseIssue<unknown>[]) {
    const node = (value ?? {}) as InvalidNodeError['node'];
    const problems = issues.map((issue) => `${v.getDotPath(issue) ?? 'node'}: ${issue.message}`);
    super(`Node ${node.nid} (${node.language}) cannot be published as it is. ${problems.join('; ')}`);
    this.name = 'InvalidNodeError';
    this.node = node;
    this.issues = issues;
  }
}

/**
 * Validates a node.
 *
 * @returns the node, without unknown properties
 * @throws InvalidNodeError naming each field that does not fit
 */
export function parsePublishedNode(value: unknown): PublishedNode {
  const result = v.safeParse(publishedNodeSchema, value);
  if (result.success) return result.output;
  throw new InvalidNodeError(value, result.issues);
}
