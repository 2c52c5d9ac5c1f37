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
    { [context]: 'https://schema.org', ...thing },
    ...(isHome
      ? [{ [context]: 'https://schema.org', ...organisationData(site, origin) }]
      : [{ [context]: 'https://schema.org', ...trailData(trail, origin) }]),
  ];
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
