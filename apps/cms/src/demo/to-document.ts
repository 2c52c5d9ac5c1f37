import type { DemoNode } from '@keelstone/seeds';
import { type DemoContext, richWords, words } from './demo-context.ts';
import { toOwnFields } from './to-own-fields.ts';
import { toSections } from './to-sections.ts';

const HAS_SUMMARY = (node: DemoNode) => node.type !== 'article' && node.type !== 'resource';

/** A demo node as the CMS's document, in one language. */
export function toDocument(node: DemoNode, context: DemoContext): Record<string, unknown> {
  const terms = (vocabulary: 'product_suites' | 'industries' | 'tags', keys: readonly string[] | undefined) =>
    keys?.map((key) => context.findTerm(vocabulary, key));
  return {
    title: words(node.title, context),
    ...(HAS_SUMMARY(node) && { summary: words(node.summary, context) }),
    body: richWords(node.body, context),
    created: node.created,
    ...(node.type !== 'person' && {
      picture: { relationTo: 'images', value: context.findPicture(node.key) },
    }),
    productSuites: terms('product_suites', node.productSuites),
    industries: terms('industries', node.industries),
    tags: terms('tags', node.tags),
    ...(node.sections && { sections: toSections(node.key, node.sections, context) }),
    ...toOwnFields(node, context),
  };
}
