import type { DemoNode } from '@keelstone/seeds';
import { type DemoContext, idOfNode, words } from './demo-context.ts';
import { stableId } from './stable-id.ts';

/** The fields that one content type has and others do not, in one language. */
export function toOwnFields(node: DemoNode, context: DemoContext): Record<string, unknown> {
  const rowId = (field: string, index: number) => stableId(node.key, field, index);
  const nodeIds = (keys: readonly string[] | undefined) => keys?.map((key) => idOfNode(key, context));
  switch (node.type) {
    case 'article':
      return {
        articleTypes: node.articleTypes.map((key) => context.findTerm('article_type', key)),
        publishedAt: node.created,
        authors: nodeIds(node.authors),
      };
    case 'case_study':
      return {
        customer: node.customer,
        results: node.results.map(({ figure, meaning }, index) => ({
          id: rowId('results', index),
          figure: words(figure, context),
          meaning: words(meaning, context),
        })),
      };
    case 'event': {
      const { startsAt, endsAt, timeZone, onlineUrl, registrationUrl } = node;
      return { startsAt, endsAt, timeZone, onlineUrl, registrationUrl, place: words(node.place, context) };
    }
    case 'overview_page':
      return { listedType: node.listedType, children: node.children?.map(context.addressOf) };
    case 'person':
      return {
        role: words(node.role, context),
        roleCategories: node.roleCategories.map((key) => context.findTerm('role_category', key)),
        portrait: context.findPicture(node.key),
        links: node.links?.map((link, index) => ({ id: rowId('links', index), ...link })),
      };
    case 'platform':
    case 'solution':
      return { products: nodeIds(node.products) };
    case 'product_suite':
      return { accent: context.findTerm('brand_colors', node.accent), products: nodeIds(node.products) };
    case 'product_detail':
      return {
        suite: idOfNode(node.suite, context),
        capabilities: node.capabilities.map(({ title, text }, index) => ({
          id: rowId('capabilities', index),
          title: words(title, context),
          text: words(text, context),
        })),
      };
    case 'resource':
      return { resourceTypes: node.resourceTypes.map((key) => context.findTerm('resource_type', key)) };
    case 'testimonial':
      return {
        quote: words(node.quote, context),
        person: node.person,
        role: words(node.role, context),
        organisation: node.organisation,
        caseStudy: node.caseStudy && idOfNode(node.caseStudy, context),
      };
    default:
      return {};
  }
}
