import { attendanceOf } from '@keelstone/content/types/event/attendance.cms.ts';
import type { ContentType } from '@keelstone/model';
import type { DemoNode, DemoNodeOf, Localized } from '@keelstone/seeds';
import { type DemoContext, idOfNode, words } from './demo-context.ts';
import { toRows } from './to-rows.ts';

type ToFields<T extends ContentType> = (node: DemoNodeOf<T>, context: DemoContext) => Record<string, unknown>;

const nodeIds = (keys: readonly string[] | undefined, context: DemoContext) =>
  keys?.map((key) => idOfNode(key, context));

const nodeId = (key: string | undefined, context: DemoContext) =>
  key === undefined ? undefined : idOfNode(key, context);

const mediaOf = (key: string | undefined, context: DemoContext) =>
  key === undefined ? undefined : context.findMedia(key);

const toPoints = (
  path: readonly string[],
  points: readonly Localized<string>[] | undefined,
  context: DemoContext,
) =>
  toRows(
    path,
    points?.map((text) => ({ text })),
    context,
  );

const toArticle: ToFields<'article'> = (node, context) => ({
  articleTypes: node.articleTypes.map((key) => context.findTerm('article_type', key)),
  publishedAt: node.created,
  reviewedAt: node.reviewedAt,
  authors: nodeIds(node.authors, context),
  keyPoints: toPoints([node.key, 'keyPoints'], node.keyPoints, context),
});

const toCaseStudy: ToFields<'case_study'> = (node, context) => ({
  customer: node.customer,
  location: words(node.location, context),
  facts: toRows([node.key, 'facts'], node.facts, context),
  products: nodeIds(node.products, context),
  testimonial: nodeId(node.testimonial, context),
  results: toRows([node.key, 'results'], node.results, context),
});

const toEvent: ToFields<'event'> = (node, context) => ({
  startsAt: node.startsAt,
  endsAt: node.endsAt,
  timeZone: node.timeZone,
  // Said of the whole event: a language may lack the place's name.
  attendance: attendanceOf({ place: node.place?.en, address: node.address, onlineUrl: node.onlineUrl }),
  place: words(node.place, context),
  address: node.address,
  onlineUrl: node.onlineUrl,
  registrationUrl: node.registrationUrl,
  speakers: nodeIds(node.speakers, context),
  agenda: toRows([node.key, 'agenda'], node.agenda, context),
  fee: words(node.fee, context),
  spokenLanguage: words(node.spokenLanguage, context),
  recording: nodeId(node.recording, context),
});

const toLandingPage: ToFields<'landing_page'> = (node, context) => ({
  form: node.form === undefined ? undefined : context.findForm(node.form),
  points: toPoints([node.key, 'points'], node.points, context),
  testimonial: nodeId(node.testimonial, context),
});

const toOverviewPage: ToFields<'overview_page'> = (node, context) => ({
  listedType: node.listedType,
  children: node.children?.map(context.addressOf),
});

const toPage: ToFields<'page'> = (node) => ({ showsContents: node.showsContents });

const toPerson: ToFields<'person'> = (node, context) => ({
  role: words(node.role, context),
  roleCategories: node.roleCategories.map((key) => context.findTerm('role_category', key)),
  portrait: context.findPicture(node.key),
  location: words(node.location, context),
  email: node.email,
  links: toRows([node.key, 'links'], node.links, context),
});

const toPlatform: ToFields<'platform'> = (node, context) => ({
  products: nodeIds(node.products, context),
  parts: toRows([node.key, 'parts'], node.parts, context),
  integrations: toRows([node.key, 'integrations'], node.integrations, context),
});

const toProductDetail: ToFields<'product_detail'> = (node, context) => ({
  suite: idOfNode(node.suite, context),
  platform: nodeId(node.platform, context),
  capabilities: toRows([node.key, 'capabilities'], node.capabilities, context),
  facts: toRows([node.key, 'facts'], node.facts, context),
  resources: nodeIds(node.resources, context),
});

const toProductSuite: ToFields<'product_suite'> = (node, context) => ({
  accent: context.findTerm('brand_colors', node.accent),
  products: nodeIds(node.products, context),
  outcomes: toRows([node.key, 'outcomes'], node.outcomes, context),
  contact: nodeId(node.contact, context),
  caseStudies: nodeIds(node.caseStudies, context),
});

const toResource: ToFields<'resource'> = (node, context) => ({
  resourceTypes: node.resourceTypes.map((key) => context.findTerm('resource_type', key)),
  edition: words(node.edition, context),
  authors: nodeIds(node.authors, context),
  recording: mediaOf(node.recording, context),
});

const toSolution: ToFields<'solution'> = (node, context) => ({
  situations: toRows([node.key, 'situations'], node.situations, context),
  products: nodeIds(node.products, context),
  caseStudies: nodeIds(node.caseStudies, context),
  resources: nodeIds(node.resources, context),
});

const toTestimonial: ToFields<'testimonial'> = (node, context) => ({
  quote: words(node.quote, context),
  person: node.person,
  role: words(node.role, context),
  organisation: node.organisation,
  logo: mediaOf(node.logo, context),
  caseStudy: nodeId(node.caseStudy, context),
  products: nodeIds(node.products, context),
});

const toFields: { [T in ContentType]: ToFields<T> } = {
  article: toArticle,
  case_study: toCaseStudy,
  event: toEvent,
  landing_page: toLandingPage,
  overview_page: toOverviewPage,
  page: toPage,
  person: toPerson,
  platform: toPlatform,
  product_detail: toProductDetail,
  product_suite: toProductSuite,
  resource: toResource,
  solution: toSolution,
  testimonial: toTestimonial,
};

/** The fields that one content type has and others do not, in one language. What the demo does not say stays empty. */
export const toOwnFields = (node: DemoNode, context: DemoContext): Record<string, unknown> =>
  (toFields[node.type] as ToFields<ContentType>)(node, context);
