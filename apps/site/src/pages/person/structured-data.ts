import type { PublishedNodeOf } from '@keelstone/model';
import type { StructuredDataContext } from '../node-page-props.ts';

/** schema.org Person. */
export function personData(
  node: PublishedNodeOf<'person'>,
  { url, origin, organisation }: StructuredDataContext,
) {
  return {
    '@type': 'Person',
    name: node.title,
    url,
    worksFor: { '@type': 'Organization', name: organisation },
    ...(node.role ? { jobTitle: node.role } : {}),
    ...(node.portrait ? { image: new URL(node.portrait.url, origin).href } : {}),
    sameAs: node.links.map((link) => link.url),
  };
}
