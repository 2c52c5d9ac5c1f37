import type { ContentType } from '@keelstone/model';
import { expect } from 'vitest';
import type { MediaIds, SavedNode } from './published-content.fixture.ts';

/** Documents that the types' own fields can refer to. */
export type Referable = {
  nodes: Record<ContentType, SavedNode>;
  media: MediaIds;
  terms: { resourceType: number; roleCategory: number; articleType: number; colour: number };
};

type Fields = Record<string, unknown>;
/** An editor's input in English, then in German, and the published value in each. */
export type OwnFields = { en: Fields; de: Fields; shown: { en: Fields; de: Fields } };

/** Rows of an array are matched by id: an editor translates the same row. */
export const rows = (path: string, ...cells: Fields[]) =>
  cells.map((cell, index) => ({ id: `${path}-${index}`, ...cell }));

export const EDITORIAL_FIELDS: Record<
  'article' | 'event' | 'overview_page' | 'page' | 'person' | 'resource',
  (targets: Referable) => OwnFields
> = {
  article: ({ nodes, terms }) => ({
    en: {
      articleTypes: [terms.articleType],
      authors: [nodes.person.id],
      publishedAt: '2026-02-01T00:00:00Z',
      reviewedAt: '2026-03-01T12:00:00Z',
      keyPoints: rows('point', { text: 'Ask first.' }, { text: 'Then write.' }),
    },
    de: { keyPoints: rows('point', { text: 'Erst fragen.' }, { text: 'Dann schreiben.' }) },
    shown: {
      en: {
        articleTypes: [{ label: 'Guide' }],
        authors: [{ type: 'person' }],
        publishedAt: 1769904000,
        reviewedAt: 1772366400,
        keyPoints: ['Ask first.', 'Then write.'],
      },
      de: { reviewedAt: 1772366400, keyPoints: ['Erst fragen.', 'Dann schreiben.'] },
    },
  }),
  event: ({ nodes }) => ({
    en: {
      startsAt: '2026-03-01T09:00:00Z',
      endsAt: '2026-03-01T11:00:00Z',
      timeZone: 'Europe/Zurich',
      place: 'Zurich',
      address: 'Kai 1, 8000 Zürich',
      onlineUrl: 'https://a.example',
      registrationUrl: 'https://b.example',
      speakers: [nodes.person.id],
      agenda: rows(
        'agenda',
        { time: '10:00', title: 'Welcome' },
        { time: '10:15', title: 'Talk', text: 'Ada' },
      ),
      fee: 'Free',
      spokenLanguage: 'German',
      recording: nodes.resource.id,
    },
    de: {
      place: 'Zürich',
      agenda: rows('agenda', { time: '10:00', title: 'Begrüßung' }, { time: '10:15', title: 'Vortrag' }),
      fee: 'Kostenlos',
      spokenLanguage: 'Deutsch',
    },
    shown: {
      en: {
        startsAt: 1772355600,
        endsAt: 1772362800,
        timeZone: 'Europe/Zurich',
        place: 'Zurich',
        address: 'Kai 1, 8000 Zürich',
        onlineUrl: 'https://a.example',
        registrationUrl: 'https://b.example',
        speakers: [{ type: 'person' }],
        agenda: [
          { time: '10:00', title: 'Welcome', text: null },
          { time: '10:15', title: 'Talk', text: 'Ada' },
        ],
        fee: 'Free',
        spokenLanguage: 'German',
        recording: { type: 'resource' },
      },
      de: {
        place: 'Zürich',
        agenda: [{ title: 'Begrüßung' }, { title: 'Vortrag', text: null }],
        fee: 'Kostenlos',
        spokenLanguage: 'Deutsch',
      },
    },
  }),
  overview_page: ({ nodes }) => ({
    en: { listedType: 'article', children: [{ relationTo: 'page', value: nodes.page.id }] },
    de: {},
    shown: {
      en: { listedType: 'article', children: [{ title: 'One page' }] },
      de: { listedType: 'article', children: [{ title: 'Ein page' }] },
    },
  }),
  page: () => ({
    en: { showsContents: true },
    de: {},
    shown: { en: { showsContents: true }, de: { showsContents: true } },
  }),
  person: ({ media, terms }) => ({
    en: {
      role: 'Auditor',
      roleCategories: [terms.roleCategory],
      portrait: media.image,
      location: 'Hamburg, Germany',
      email: 'ada@keelstone.example',
      links: rows('link', { title: 'Talks', url: 'https://example.com' }),
    },
    de: { role: 'Prüferin', location: 'Hamburg' },
    shown: {
      en: {
        role: 'Auditor',
        roleCategories: [{ label: 'Practice' }],
        portrait: { alt: 'Rust', width: 1000 },
        picture: { alt: 'Rust' },
        location: 'Hamburg, Germany',
        email: 'ada@keelstone.example',
        links: [{ title: 'Talks', url: 'https://example.com' }],
      },
      de: { role: 'Prüferin', location: 'Hamburg', email: 'ada@keelstone.example' },
    },
  }),
  resource: ({ media, nodes, terms }) => ({
    en: {
      resourceTypes: [terms.resourceType],
      asset: media.file,
      linksToAsset: true,
      preview: media.image,
      recording: { relationTo: 'remote_videos', value: media.film },
      pageCount: 12,
      edition: '3rd, May 2026',
      authors: [nodes.person.id],
    },
    de: { edition: '3., Mai 2026' },
    shown: {
      en: {
        resourceTypes: [
          {
            label: 'Paper',
            linkText: 'Read',
            iconUrl: expect.stringMatching(/^\/media\/svgs\/icon-\w{8}\.svg$/),
          },
        ],
        asset: {
          title: 'Paper',
          mimeType: 'application/pdf',
          url: expect.stringMatching(/^\/media\/files\/paper-\w{8}\.pdf$/),
        },
        linksToAsset: true,
        preview: { kind: 'image', alt: 'Rust' },
        recording: { kind: 'remote_video', title: 'A talk', videoId: '100200300' },
        pageCount: 12,
        edition: '3rd, May 2026',
        authors: [{ type: 'person' }],
      },
      de: { edition: '3., Mai 2026', pageCount: 12 },
    },
  }),
};
