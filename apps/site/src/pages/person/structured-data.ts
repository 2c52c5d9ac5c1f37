import type { PublishedNodeOf } from '@keelstone/model';
import type { StructuredDataContext } from '../node-page-props.ts';
import { pictureAddress } from '../picture-address.ts';

/** schema.org Person. */
export function personData(
  node: PublishedNodeOf<'person'>,
  { url, origin, organisation }: StructuredDataContext,
) {
  const { role, email, location } = node;
  return {
    '@type': 'Person',
    name: node.title,
    url,
    ...(node.excerpt ? { description: node.excerpt } : {}),
    ...pictureAddress(node.portrait, origin),
    ...(role ? { jobTitle: role } : {}),
    ...(email ? { email } : {}),
    ...(location ? { workLocation: { '@type': 'Place', name: location } } : {}),
    worksFor: { '@type': 'Organization', name: organisation, url: origin },
    sameAs: node.links.map((link) => link.url),
  };
}
