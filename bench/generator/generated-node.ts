import { type PublishedNode, parsePublishedNode } from '@keelstone/content/types/types.model.ts';
import type { Random } from '@keelstone/contours/seeded-random';
import type { ContentType, Term } from '@keelstone/model';
import {
  ARTICLE_TYPES,
  drawArchived,
  drawCreated,
  drawTerms,
  drawType,
  INDUSTRIES,
  RESOURCE_TYPES,
  ROLE_CATEGORIES,
  SUITES,
  TAGS,
} from './generated-facets.ts';
import { type GeneratedText, writeText } from './generated-text.ts';
import type { Vocabulary } from './vocabulary.ts';

const DAY = 86_400;

/** What a type has beside the common fields, as little as the model allows. */
function ownFields(type: ContentType, random: Random, created: number, text: GeneratedText): object {
  switch (type) {
    case 'article':
      return {
        articleTypes: drawTerms(random, ARTICLE_TYPES, 1),
        publishedAt: created,
        authors: [],
        keyPoints: [],
        reviewedAt: null,
      };
    case 'case_study':
      return {
        customer: text.title,
        location: null,
        facts: [],
        products: [],
        quote: null,
        results: [{ figure: '38 %', meaning: text.excerpt }],
      };
    case 'event':
      return {
        startsAt: created + 30 * DAY,
        endsAt: created + 31 * DAY,
        timeZone: 'Europe/Berlin',
        attendance: 'on_site',
        place: 'Hamburg',
        onlineUrl: null,
        registrationUrl: null,
        address: null,
        speakers: [],
        agenda: [],
        fee: null,
        spokenLanguage: null,
        recording: null,
      };
    case 'overview_page':
      return { listedType: null, children: [] };
    case 'person':
      return {
        role: 'Risk Manager',
        roleCategories: drawTerms(random, ROLE_CATEGORIES, 1),
        portrait: null,
        location: null,
        email: null,
        links: [],
      };
    case 'product_detail':
      return {
        suite: null,
        capabilities: [{ title: text.title, text: text.excerpt }],
        platform: null,
        facts: [],
        resources: [],
      };
    case 'product_suite':
      return { accent: null, products: [], outcomes: [], contact: null, caseStudies: [] };
    case 'platform':
      return { products: [], parts: [], integrations: [] };
    case 'solution':
      return { products: [], situations: [], caseStudies: [], resources: [] };
    case 'resource': {
      const withoutIcon = (term: Term) => ({ ...term, linkText: null, iconUrl: null });
      const resourceTypes = drawTerms(random, RESOURCE_TYPES, 1).map(withoutIcon);
      return {
        resourceTypes,
        asset: null,
        linksToAsset: false,
        preview: null,
        pageCount: null,
        edition: null,
        authors: [],
        recording: null,
      };
    }
    case 'testimonial':
      return {
        quote: text.excerpt,
        person: null,
        role: null,
        organisation: null,
        logo: null,
        caseStudy: null,
        portrait: null,
        products: [],
      };
    case 'landing_page':
      return { form: null, points: [], quote: null };
    case 'page':
      return { showsContents: false };
    default:
      // A type that was added later: none is drawn until it has a share.
      return {};
  }
}

/** One node in English, checked against the model. @throws InvalidNodeError when the generator is wrong */
export function generateNode(nid: number, vocabulary: Vocabulary, random: Random): PublishedNode {
  const type = drawType(random);
  const created = drawCreated(random);
  const text = writeText(vocabulary, random);
  const path = `/bench/${nid}`;
  return parsePublishedNode({
    ...ownFields(type, random, created, text),
    type,
    nid,
    language: 'en',
    title: text.title,
    path,
    created,
    changed: created,
    archived: drawArchived(random),
    excerpt: text.excerpt,
    picture: null,
    productSuites: drawTerms(random, SUITES, 2),
    industries: drawTerms(random, INDUSTRIES, 3),
    tags: drawTerms(random, TAGS, 3),
    translations: { en: path },
    body: text.paragraphs.map((paragraph) => ({
      kind: 'paragraph',
      children: [{ kind: 'text', text: paragraph }],
    })),
    sections: [],
  });
}
