import type { PublishedNodeOf } from '@keelstone/model';
import type { StructuredDataContext } from '../node-page-props.ts';

/** schema.org SoftwareApplication. */
export function platformData(
  node: PublishedNodeOf<'platform'>,
  { url, organisation }: StructuredDataContext,
) {
  return {
    '@type': 'SoftwareApplication',
    name: node.title,
    description: node.excerpt,
    url,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    publisher: { '@type': 'Organization', name: organisation },
  };
}
