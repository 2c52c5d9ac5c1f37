import type { ContentType } from '@keelstone/model/content-type';
import type { RichText } from '@keelstone/model/rich-text';
import { sampleForm, sampleImage, sampleQuote, sampleReference } from '@keelstone/model/samples';
import { type PublishedNode, type PublishedNodeOf, parsePublishedNode } from './types.model.ts';

const CREATED = Date.UTC(2026, 2, 14, 9, 30) / 1000;

const body: RichText = [
  {
    kind: 'paragraph',
    children: [{ kind: 'text', text: 'The call came at 16:40 on a Friday, as such calls do.' }],
  },
  { kind: 'heading', level: 2, children: [{ kind: 'text', text: 'What the register did not say' }] },
  {
    kind: 'paragraph',
    children: [
      { kind: 'text', text: 'The register had an ' },
      { kind: 'text', text: 'owner', italic: true },
      { kind: 'text', text: ', a score and a date. It had no telephone number. See ' },
      {
        kind: 'link',
        url: '/products/incident-claims/incident-desk',
        newTab: false,
        children: [{ kind: 'text', text: 'Incident Desk' }],
      },
      { kind: 'text', text: '.' },
    ],
  },
  {
    kind: 'list',
    ordered: false,
    items: [
      { children: [{ kind: 'text', text: 'Who decides' }], list: null },
      { children: [{ kind: 'text', text: 'Who is told' }], list: null },
    ],
  },
];

type OwnFields<T extends ContentType> = Omit<
  PublishedNodeOf<T>,
  keyof typeof common | 'nid' | 'type' | 'path' | 'translations' | 'title'
>;

const common = {
  language: 'en' as const,
  created: CREATED,
  changed: CREATED,
  archived: false,
  excerpt: 'The call came at 16:40 on a Friday, as such calls do.',
  picture: null,
  productSuites: [{ id: 1, label: 'Third-Party Risk' }],
  industries: [{ id: 2, label: 'Banking' }],
  tags: [],
  body,
  sections: [],
};

const ownFields: { [T in ContentType]: OwnFields<T> } = {
  article: {
    articleTypes: [{ id: 3, label: 'Analysis' }],
    publishedAt: CREATED,
    authors: [
      sampleReference({ nid: 901, type: 'person', title: 'Imani Okafor', path: '/people/imani-okafor' }),
    ],
    keyPoints: ['An owner without a telephone number is no owner.', 'A score ages faster than a date.'],
    reviewedAt: CREATED + 30 * 86_400,
  },
  case_study: {
    customer: 'Nordhafen Klinikum',
    location: 'Nordhafen',
    facts: [{ label: 'Beds', value: '640' }],
    products: [sampleReference()],
    quote: sampleQuote(),
    results: [{ figure: '38 %', meaning: 'fewer repeat falls within a year' }],
  },
  event: {
    startsAt: CREATED + 86_400,
    endsAt: CREATED + 93_600,
    timeZone: 'Europe/Berlin',
    place: 'Hamburg, Speicherstadt',
    address: 'Am Sandtorkai 27, 20457 Hamburg',
    onlineUrl: null,
    registrationUrl: 'https://events.keelstone.example/tabletop',
    speakers: [
      sampleReference({ nid: 901, type: 'person', title: 'Imani Okafor', path: '/people/imani-okafor' }),
    ],
    agenda: [
      { time: '10:30', title: 'The first hour', text: 'Who calls whom, and with what.' },
      { time: '11:45', title: 'What we wrote down', text: null },
    ],
    fee: 'Free of charge',
    spokenLanguage: 'German',
    recording: null,
  },
  landing_page: { form: sampleForm(), points: ['Twelve pages, no sales call.'], quote: sampleQuote() },
  overview_page: { listedType: null, children: [sampleReference()] },
  page: { showsContents: true },
  person: {
    role: 'Head of Risk Practice',
    roleCategories: [{ id: 4, label: 'Risk Practice' }],
    portrait: sampleImage(),
    location: 'Hamburg',
    email: 'imani.okafor@keelstone.example',
    links: [{ title: 'Conference talks', url: 'https://talks.keelstone.example/okafor' }],
  },
  platform: {
    products: [sampleReference()],
    parts: [
      { name: 'Field app', text: 'Works in a basement without a signal.', layer: 'edge' },
      { name: 'One register', text: 'Every product writes into it.', layer: 'core' },
    ],
    integrations: [{ title: 'Directory', text: 'People come from where you keep them.' }],
  },
  product_detail: {
    suite: sampleReference({
      nid: 902,
      type: 'product_suite',
      title: 'Incident & Claims',
      path: '/products/incident-claims',
    }),
    capabilities: [{ title: 'Two-minute intake', text: 'Four questions, a photograph, done.' }],
    platform: sampleReference({ nid: 903, type: 'platform', title: 'Core', path: '/platform/core' }),
    facts: [{ label: 'Languages', value: 'English, German' }],
    resources: [
      sampleReference({ nid: 904, type: 'resource', title: 'Intake checklist', path: '/resources/intake' }),
    ],
  },
  product_suite: {
    accent: 'rust',
    products: [sampleReference()],
    outcomes: [{ title: 'One number for a claim', text: 'From the first call to the last invoice.' }],
    contact: sampleReference({
      nid: 901,
      type: 'person',
      title: 'Imani Okafor',
      path: '/people/imani-okafor',
    }),
    caseStudies: [],
  },
  resource: {
    resourceTypes: [
      { id: 5, label: 'Checklist', linkText: 'Open the checklist', iconUrl: '/media/svgs/checklist.svg' },
    ],
    asset: null,
    linksToAsset: false,
    preview: null,
    pageCount: 12,
    edition: '2nd, March 2026',
    authors: [],
    recording: null,
  },
  solution: {
    situations: [{ title: 'The same fall, twice', text: 'Two wards, two registers, one floor.' }],
    products: [sampleReference()],
    caseStudies: [],
    resources: [],
  },
  testimonial: { ...sampleQuote(), portrait: null, products: [] },
};

/**
 * A valid published node for tests and examples, complete enough to render every part of its page.
 *
 * @param type content type of the node
 * @param overrides fields to replace; `nid` makes title and path distinct unless they are given too
 * @throws InvalidNodeError when the overrides do not fit the model
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
    ...ownFields[type],
    nid,
    type,
    title: `Sample ${type.replaceAll('_', ' ')} ${nid}`,
    path,
    translations: { [language]: path },
    ...overrides,
  };
  return parsePublishedNode(node) as PublishedNode as PublishedNodeOf<T>;
}
