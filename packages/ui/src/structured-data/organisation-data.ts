import type { SiteSettings } from '@keelstone/content/settings/site-settings.model.ts';
import { languagePrefix } from '@keelstone/model';
import type { Organization, WebSite, WithContext } from 'schema-dts';
import type { StructuredDataContext } from '../pages/node-page-props.ts';

const SCHEMA = 'https://schema.org';

/** The id by which all pages refer to the organisation. */
const organisationId = (origin: string) => `${origin}/#organisation`;

/** A reference to the publisher; the start page has the details. */
export function publisher({ origin, organisation }: StructuredDataContext) {
  return {
    '@type': 'Organization',
    '@id': organisationId(origin),
    name: organisation,
    url: origin,
  } as const satisfies Organization;
}

/** The organisation and its contact details (C-7): exactly what editors have entered. */
export function organisationData(site: SiteSettings, origin: string): WithContext<Organization> {
  const { address, phone, email, siteName, socialLinks } = site;
  const { street, postalCode, city, country } = address;
  const place = {
    ...(street ? { streetAddress: street } : {}),
    ...(postalCode ? { postalCode } : {}),
    ...(city ? { addressLocality: city } : {}),
    ...(country ? { addressCountry: country } : {}),
  };
  return {
    '@context': SCHEMA,
    '@type': 'Organization',
    '@id': organisationId(origin),
    name: address.organisation || siteName,
    url: origin,
    ...(site.tagline ? { slogan: site.tagline } : {}),
    ...(phone ? { telephone: phone } : {}),
    ...(email ? { email } : {}),
    ...(Object.keys(place).length > 0 ? { address: { '@type': 'PostalAddress', ...place } } : {}),
    ...(socialLinks.length > 0 ? { sameAs: socialLinks.map(({ url }) => url) } : {}),
  };
}

/** schema.org allows a property to be annotated by its name with `-input`, which the types do not include. */
type SearchAction = { '@type': 'SearchAction'; target: object; 'query-input': string };

/** The site and its search action. */
export function websiteData(site: SiteSettings, origin: string): WithContext<WebSite> {
  const start = `${origin}${languagePrefix(site.language)}`;
  const search: SearchAction = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${start}/search?keyword={query}` },
    'query-input': 'required name=query',
  };
  return {
    '@context': SCHEMA,
    '@type': 'WebSite',
    '@id': `${start}/#website`,
    name: site.siteName,
    url: start || origin,
    inLanguage: site.language,
    ...(site.tagline ? { description: site.tagline } : {}),
    publisher: { '@type': 'Organization', '@id': organisationId(origin) },
    potentialAction: search as never,
  };
}
