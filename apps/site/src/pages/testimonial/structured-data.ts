import type { PublishedNodeOf } from '@keelstone/model';
import type { StructuredDataContext } from '../node-page-props.ts';

/** schema.org Quotation. */
export function testimonialData(node: PublishedNodeOf<'testimonial'>, { url }: StructuredDataContext) {
  return {
    '@type': 'Quotation',
    name: node.title,
    text: node.quote,
    url,
    inLanguage: node.language,
    ...(node.person ? { spokenByCharacter: { '@type': 'Person', name: node.person } } : {}),
  };
}
