import type { Link, PublishedNode, SiteSettings } from '@keelstone/model';
import { designOf } from './page-designs.ts';

type StructuredDataOptions = {
  site: SiteSettings;
  origin: string;
  canonical: string;
  breadcrumbs: Link[];
  isHome: boolean;
};

/** JSON-LD of a node's page: what it is, the way to it, and on the start page who we are (C-7). */
export function structuredDataOf(node: PublishedNode, options: StructuredDataOptions): object[] {
  const { site, origin, canonical, breadcrumbs, isHome } = options;
  const organisation = site.address.organisation || site.siteName;
  const context = '@context';
  const thing = designOf(node.type).structuredData(node, { url: origin + canonical, origin, organisation });
  const trail = [...breadcrumbs, { title: node.title, url: canonical }];
  return [
    { [context]: 'https://schema.org', ...withoutBlanks(thing) },
    ...(isHome
      ? [{ [context]: 'https://schema.org', ...organisationData(site, origin) }]
      : [{ [context]: 'https://schema.org', ...trailData(trail, origin) }]),
  ];
}

/** Properties that say something: an empty list or text would be read as a claim. */
function withoutBlanks(thing: object) {
  const says = (value: unknown) => value !== '' && !(Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(thing).filter(([, value]) => says(value)));
}

function trailData(trail: Link[], origin: string) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ title, url }, position) => ({
      '@type': 'ListItem',
      position: position + 1,
      name: title,
      item: origin + url,
    })),
  };
}

function organisationData({ address, phone, email, siteName }: SiteSettings, origin: string) {
  return {
    '@type': 'Organization',
    name: address.organisation || siteName,
    url: origin,
    ...(phone ? { telephone: phone } : {}),
    ...(email ? { email } : {}),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      postalCode: address.postalCode,
      addressLocality: address.city,
      addressCountry: address.country,
    },
  };
}
