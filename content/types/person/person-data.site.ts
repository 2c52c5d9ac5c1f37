import type { StructuredDataContext } from '@keelstone/ui/pages/node-page-props.ts';
import { publisher } from '@keelstone/ui/structured-data/organisation-data.ts';
import { pictureAddress } from '@keelstone/ui/structured-data/schema-values.ts';
import type { Person } from 'schema-dts';
import type { PublishedNodeOf } from '../types.model.ts';

/** schema.org Person. */
export function personData(
  node: PublishedNodeOf<'person'>,
  context: StructuredDataContext,
): Exclude<Person, string> {
  const { url, origin } = context;
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
    worksFor: publisher(context),
    sameAs: node.links.map((link) => link.url),
  };
}
