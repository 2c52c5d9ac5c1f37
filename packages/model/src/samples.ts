import type { Form } from './form/form.ts';
import type { Image } from './media.ts';
import type { Quote } from './quote.ts';
import type { NodeReference } from './reference.ts';

/** An image with renditions, as the CMS stores it. */
export function sampleImage(overrides: Partial<Image> = {}): Image {
  const rendition = (format: 'avif' | 'webp', width: number) => ({
    url: `/media/images/sample-${width}.${format}`,
    format,
    width,
    height: (width * 10) / 16,
  });
  return {
    kind: 'image',
    id: 1,
    url: '/media/images/sample.webp',
    alt: 'Contour lines of a ridge',
    width: 1600,
    height: 1000,
    focalPoint: { x: 50, y: 50 },
    renditions: [
      rendition('avif', 480),
      rendition('webp', 480),
      rendition('avif', 960),
      rendition('webp', 960),
    ],
    ...overrides,
  };
}

/** A reference to a node. */
export function sampleReference(overrides: Partial<NodeReference> = {}): NodeReference {
  return {
    nid: 900,
    type: 'product_detail',
    title: 'Incident Desk',
    path: '/products/incident-claims/incident-desk',
    excerpt: 'Takes in what happened, from whoever saw it, in two minutes.',
    picture: null,
    ...overrides,
  };
}

/** A quote with its source. */
export function sampleQuote(overrides: Partial<Quote> = {}): Quote {
  return {
    quote: 'We stopped arguing about the number and started arguing about the cause.',
    person: 'Greta Halvorsen',
    role: 'Director of Risk',
    organisation: 'Fjordlinje Rail',
    logo: null,
    caseStudy: null,
    ...overrides,
  };
}

/** A form with fields of several kinds. */
export function sampleForm(overrides: Partial<Form> = {}): Form {
  const field = { help: null, isRequired: true };
  return {
    id: 1,
    title: 'Ask for a walk-through',
    fields: [
      {
        kind: 'text',
        name: 'name',
        label: 'Name',
        ...field,
        autocomplete: 'name',
        maxLength: 100,
      },
      { kind: 'email', name: 'email', label: 'E-mail at work', ...field },
      {
        kind: 'select',
        name: 'interest',
        label: 'About',
        ...field,
        isRequired: false,
        options: [
          { value: 'incidents', label: 'Incidents' },
          { value: 'suppliers', label: 'Suppliers' },
        ],
      },
    ],
    hiddenFields: [{ name: 'page', source: 'page_url', value: null }],
    submitLabel: 'Send',
    note: [],
    confirmation: {
      kind: 'message',
      message: [{ kind: 'paragraph', children: [{ kind: 'text', text: 'We call within a working day.' }] }],
    },
    ...overrides,
  };
}
