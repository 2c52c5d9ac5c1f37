import type { OwnFields, Referable } from './own-fields.fixture.ts';
import { rows } from './own-fields.fixture.ts';

const PARTS = [
  { name: 'App', text: 'What people hold.', layer: 'edge' },
  { name: 'Store', text: 'Where it is kept.', layer: 'ground' },
];

export const OFFER_FIELDS: Record<
  | 'case_study'
  | 'landing_page'
  | 'platform'
  | 'product_detail'
  | 'product_suite'
  | 'solution'
  | 'testimonial',
  (targets: Referable) => OwnFields
> = {
  case_study: ({ nodes }) => ({
    en: {
      customer: 'Klinikum',
      location: 'Vienna',
      facts: rows('case-fact', { label: 'Staff', value: '4,200' }),
      products: [nodes.product_detail.id],
      testimonial: nodes.testimonial.id,
      results: rows('result', { figure: '38 %', meaning: 'fewer falls' }),
    },
    de: {
      location: 'Wien',
      facts: rows('case-fact', { label: 'Beschäftigte', value: '4.200' }),
      results: rows('result', { figure: '38 %', meaning: 'weniger Stürze' }),
    },
    shown: {
      en: {
        customer: 'Klinikum',
        location: 'Vienna',
        facts: [{ label: 'Staff', value: '4,200' }],
        products: [{ type: 'product_detail' }],
        quote: { quote: 'It works.', person: null, logo: null, caseStudy: null },
        results: [{ figure: '38 %', meaning: 'fewer falls' }],
      },
      de: {
        location: 'Wien',
        facts: [{ label: 'Beschäftigte', value: '4.200' }],
        quote: { quote: 'Es wirkt.' },
        results: [{ meaning: 'weniger Stürze' }],
      },
    },
  }),
  landing_page: ({ nodes }) => ({
    en: { points: rows('offer-point', { text: 'An hour' }), testimonial: nodes.testimonial.id },
    de: { points: rows('offer-point', { text: 'Eine Stunde' }) },
    shown: {
      en: { points: ['An hour'], quote: { quote: 'It works.' }, form: null },
      de: { points: ['Eine Stunde'], quote: { quote: 'Es wirkt.' } },
    },
  }),
  platform: ({ nodes }) => ({
    en: {
      products: [nodes.product_detail.id],
      parts: rows('part', ...PARTS),
      integrations: rows('integration', { title: 'HR', text: 'Who works where.' }),
    },
    de: {
      parts: rows(
        'part',
        { ...PARTS[0], name: 'Anwendung', text: 'In der Hand.' },
        { ...PARTS[1], name: 'Speicher', text: 'Wo es bleibt.' },
      ),
      integrations: rows('integration', { title: 'Personal', text: 'Wer wo arbeitet.' }),
    },
    shown: {
      en: {
        products: [{ type: 'product_detail' }],
        parts: PARTS,
        integrations: [{ title: 'HR', text: 'Who works where.' }],
      },
      de: {
        parts: [{ name: 'Anwendung', layer: 'edge' }, { name: 'Speicher' }],
        integrations: [{ title: 'Personal' }],
      },
    },
  }),
  product_detail: ({ nodes }) => ({
    en: {
      suite: nodes.product_suite.id,
      platform: nodes.platform.id,
      capabilities: rows('capability', { title: 'Intake', text: 'Quick.' }),
      facts: rows('product-fact', { label: 'Since', value: '2019' }),
      resources: [nodes.resource.id],
    },
    de: {
      capabilities: rows('capability', { title: 'Aufnahme', text: 'Schnell.' }),
      facts: rows('product-fact', { label: 'Seit', value: '2019' }),
    },
    shown: {
      en: {
        suite: { type: 'product_suite' },
        platform: { type: 'platform' },
        capabilities: [{ title: 'Intake', text: 'Quick.' }],
        facts: [{ label: 'Since', value: '2019' }],
        resources: [{ type: 'resource' }],
      },
      de: { capabilities: [{ title: 'Aufnahme' }], facts: [{ label: 'Seit' }] },
    },
  }),
  product_suite: ({ nodes, terms }) => ({
    en: {
      accent: terms.colour,
      products: [nodes.product_detail.id],
      outcomes: rows('outcome', { title: 'One register', text: 'For all sites.' }),
      contact: nodes.person.id,
      caseStudies: [nodes.case_study.id],
    },
    de: { outcomes: rows('outcome', { title: 'Ein Register', text: 'Für alle Standorte.' }) },
    shown: {
      en: {
        accent: 'rust',
        products: [{ type: 'product_detail' }],
        outcomes: [{ title: 'One register', text: 'For all sites.' }],
        contact: { type: 'person' },
        caseStudies: [{ type: 'case_study' }],
      },
      de: { outcomes: [{ title: 'Ein Register' }], contact: { title: 'Ein person' } },
    },
  }),
  solution: ({ nodes }) => ({
    en: {
      situations: rows('situation', { title: 'Three registers', text: 'One audit.' }),
      products: [nodes.product_detail.id],
      caseStudies: [nodes.case_study.id],
      resources: [nodes.resource.id],
    },
    de: { situations: rows('situation', { title: 'Drei Register', text: 'Eine Prüfung.' }) },
    shown: {
      en: {
        situations: [{ title: 'Three registers', text: 'One audit.' }],
        products: [{ type: 'product_detail' }],
        caseStudies: [{ type: 'case_study' }],
        resources: [{ type: 'resource' }],
      },
      de: { situations: [{ title: 'Drei Register' }] },
    },
  }),
  testimonial: ({ nodes, media }) => ({
    en: {
      quote: 'It works well.',
      person: 'Greta',
      role: 'Director',
      organisation: 'Rail',
      portrait: media.image,
      logo: { relationTo: 'svgs', value: media.svg },
      caseStudy: nodes.case_study.id,
      products: [nodes.product_detail.id],
    },
    de: { quote: 'Es wirkt gut.', role: 'Direktorin' },
    shown: {
      en: {
        quote: 'It works well.',
        person: 'Greta',
        role: 'Director',
        organisation: 'Rail',
        portrait: { kind: 'image' },
        logo: { kind: 'svg' },
        caseStudy: { type: 'case_study' },
        products: [{ type: 'product_detail' }],
      },
      de: { quote: 'Es wirkt gut.', role: 'Direktorin', person: 'Greta' },
    },
  }),
};
