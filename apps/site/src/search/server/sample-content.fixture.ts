import type { SiteSettings } from '@keelstone/content/settings/site-settings.model.ts';
import { sampleNode } from '@keelstone/content/types/sample-node.ts';
import type { PublishedNode } from '@keelstone/content/types/types.model.ts';
import { NO_TRACKING } from '@keelstone/model';
import { ContentReplica, type ContentSnapshot } from '@keelstone/read-model';
import { SearchIndexes } from './indexes/search-indexes.ts';

const secondsOf = (date: string) => Date.parse(date) / 1000;
const suite = (label: string) => [{ id: 1, label }];
const industry = (label: string) => [{ id: 2, label }];

/**
 * Forty articles and the special cases of search: suites with difficult names, types, years, an archived
 * resource.
 */
export function sampleNodes(): PublishedNode[] {
  const articles = Array.from({ length: 40 }, (_, position) => {
    const created = secondsOf('2026-01-01') - position * 86_400 * 10;
    return sampleNode('article', {
      nid: 100 + position,
      title: `Near miss report ${position + 1}`,
      created,
      publishedAt: created,
      productSuites: suite(position % 2 ? 'Third-Party Risk' : 'Health, Safety & Environment'),
      industries: industry(position % 4 ? 'Banking' : 'Öffentliche Verwaltung'),
    });
  });
  const created = secondsOf('2025-06-01');
  return [
    ...articles,
    sampleNode('resource', { nid: 1, title: 'Supplier checklist', created, path: '/resources/checklist' }),
    sampleNode('resource', {
      nid: 2,
      title: 'Continuity paper',
      created: created + 10,
      linksToAsset: true,
      asset: {
        kind: 'file',
        id: 9,
        url: '/media/files/continuity.pdf',
        title: 'Continuity paper',
        filename: 'continuity.pdf',
        mimeType: 'application/pdf',
        bytes: 12_345,
      },
    }),
    sampleNode('resource', { nid: 3, title: 'Old checklist', created, archived: true }),
    sampleNode('case_study', {
      nid: 4,
      title: 'Nordhafen counts differently',
      created,
      industries: industry('Healthcare'),
    }),
    sampleNode('person', { nid: 5, title: 'Imani Okafor <script>alert(1)</script>', created }),
    sampleNode('resource', {
      nid: 1,
      language: 'de',
      title: 'Lieferanten-Checkliste',
      created,
      path: '/de/ressourcen/x',
    }),
  ];
}

/** Site settings with one resource pinned in the `Most Recent` block. */
export function sampleSiteSettings(overrides: Partial<SiteSettings> = {}): SiteSettings {
  return {
    language: 'en',
    siteName: 'Keelstone',
    tagline: 'Risk, in order',
    address: {
      organisation: 'Keelstone',
      street: '1 Ridge Way',
      postalCode: '1000',
      city: 'Bern',
      country: 'CH',
    },
    phone: '+41 31 000 00 00',
    email: null,
    homeNid: null,
    navigation: [],
    footer: [],
    socialLinks: [],
    footerNote: null,
    notices: [],
    tracking: NO_TRACKING,
    search: {
      disjunctiveFacets: [],
      featured: {
        kind: 'card_grid',
        id: 'pinned',
        heading: 'Start here',
        cards: [
          {
            heading: 'The register, explained',
            text: 'Ten minutes.',
            link: { title: 'Read it', url: '/articles/register' },
            media: {
              kind: 'svg',
              id: 8,
              url: '/media/svgs/ridge.svg',
              alt: 'Ridge',
              width: null,
              height: null,
            },
          },
        ],
      },
      learnsFromChoices: true,
    },
    ...overrides,
  };
}

/** Creates the site's content and indexes from nodes. */
export function sampleContent(nodes: PublishedNode[] = sampleNodes()) {
  const snapshot: ContentSnapshot = {
    number: 1,
    nodes,
    settings: [{ key: 'site', language: 'en', value: sampleSiteSettings() }],
    redirects: [],
  };
  const content = new ContentReplica();
  const indexes = new SearchIndexes(content);
  content.load(snapshot);
  indexes.load(snapshot);
  return { content, indexes };
}
