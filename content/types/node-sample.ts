import type { ContentType } from '@keelstone/model';
import type { RichText } from '@keelstone/model/rich-text';
import type { PublishedNodeOf } from './types.model.ts';

/** When the samples were written, in Unix seconds. */
export const CREATED = Date.UTC(2026, 2, 14, 9, 30) / 1000;

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

/** The fields that all samples have, regardless of type. */
export const common = {
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

/** The fields of one type, for tests and examples. */
export type NodeSample<T extends ContentType> = {
  /** Complete enough to render every part of the type's page. */
  typical: Omit<PublishedNodeOf<T>, keyof typeof common | 'nid' | 'type' | 'path' | 'translations' | 'title'>;
  /** With all optional fields empty. */
  least: Partial<PublishedNodeOf<T>>;
};
