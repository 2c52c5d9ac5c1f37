import type { SiteSettings } from '@keelstone/content/settings/site-settings.model.ts';
import type { PublishedNode } from '@keelstone/content/types/types.model.ts';
import { typeSiteOf } from '@keelstone/content/types/types.site.ts';
import type { Link } from '@keelstone/model';
import type { ThingData } from '@keelstone/ui/pages/node-page-props.ts';
import { organisationData, websiteData } from '@keelstone/ui/structured-data/organisation-data.ts';
import { filmsIn, recordingData } from '@keelstone/ui/structured-data/recording-data.ts';
import type { BreadcrumbList } from 'schema-dts';

type StructuredDataOptions = {
  site: SiteSettings;
  origin: string;
  canonical: string;
  breadcrumbs: Link[];
  isHome: boolean;
  /** In Unix seconds. */
  now: number;
};

/** Types of pages that are not creative works in schema.org, and therefore have no creative work status. */
const NO_WORKS = new Set<unknown>(['Event', 'Person', 'Service']);

const inContext = (thing: object) => ({ '@context': 'https://schema.org', ...thing });

/** JSON-LD of a node's page: the node itself, breadcrumbs, videos and, on the start page, the organisation (C-7). */
export function structuredDataOf(node: PublishedNode, options: StructuredDataOptions): object[] {
  const { site, origin, canonical, breadcrumbs, isHome, now } = options;
  const organisation = site.address.organisation || site.siteName;
  const url = new URL(canonical, origin).href;
  const thing = withoutBlanks(typeSiteOf(node.type).structuredData(node, { url, origin, organisation, now }));
  const isArchivedWork = node.archived && !NO_WORKS.has(thing['@type']);
  const trail = [...breadcrumbs, { title: node.title, url: canonical }];
  return [
    inContext({ ...thing, ...(isArchivedWork ? { creativeWorkStatus: 'Archived' } : {}) }),
    ...filmsIn(node.sections).map((film) => inContext(recordingData(film, node, origin))),
    ...(isHome
      ? [organisationData(site, origin), websiteData(site, origin)]
      : [inContext(trailData(trail, origin))]),
  ];
}

/** Removes empty lists and texts, which would be read as statements. */
function withoutBlanks(thing: ThingData): Record<string, unknown> {
  const says = (value: unknown) => value !== '' && !(Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(thing).filter(([, value]) => says(value)));
}

function trailData(trail: Link[], origin: string): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ title, url }, position) => ({
      '@type': 'ListItem',
      position: position + 1,
      name: title,
      item: { '@type': 'WebPage', '@id': new URL(url, origin).href },
    })),
  };
}
