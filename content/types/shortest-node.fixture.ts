import type { ContentType } from '@keelstone/model';
import { sampleNode } from './sample-node.ts';
import type { PublishedNode, PublishedNodeOf } from './types.model.ts';

/** What an editor may leave out, left out. */
const ownFields: { [T in ContentType]: Partial<PublishedNodeOf<T>> } = {
  article: { articleTypes: [], authors: [], keyPoints: [], reviewedAt: null },
  case_study: { customer: null, location: null, facts: [], products: [], quote: null, results: [] },
  event: {
    endsAt: null,
    place: null,
    address: null,
    onlineUrl: null,
    registrationUrl: null,
    speakers: [],
    agenda: [],
    fee: null,
    spokenLanguage: null,
    recording: null,
  },
  landing_page: { form: null, points: [], quote: null },
  overview_page: { listedType: null, children: [] },
  page: { showsContents: true },
  person: { role: null, roleCategories: [], portrait: null, location: null, email: null, links: [] },
  platform: { products: [], parts: [], integrations: [] },
  product_detail: { suite: null, capabilities: [], platform: null, facts: [], resources: [] },
  product_suite: { accent: null, products: [], outcomes: [], contact: null, caseStudies: [] },
  resource: {
    resourceTypes: [],
    asset: null,
    preview: null,
    pageCount: null,
    edition: null,
    authors: [],
    recording: null,
  },
  solution: { situations: [], products: [], caseStudies: [], resources: [] },
  testimonial: { person: null, role: null, organisation: null, logo: null, caseStudy: null, portrait: null },
};

/** The least that can be published of a type: a title, and what the type cannot do without. */
export function shortestNode<T extends ContentType>(type: T): PublishedNodeOf<T> {
  const overrides = {
    ...ownFields[type],
    title: 'Ox',
    excerpt: '',
    picture: null,
    productSuites: [],
    industries: [],
    tags: [],
    body: [],
  };
  return sampleNode(type, overrides as Partial<PublishedNode> as Partial<PublishedNodeOf<T>>);
}
