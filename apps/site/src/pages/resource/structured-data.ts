import type { PublishedNodeOf } from '@keelstone/model';
import type { StructuredDataContext } from '../node-page-props.ts';

/** schema.org DigitalDocument. */
export function resourceData(node: PublishedNodeOf<'resource'>, { url }: StructuredDataContext) {
  return {
    '@type': 'DigitalDocument',
    name: node.title,
    description: node.excerpt,
    url,
    inLanguage: node.language,
    datePublished: new Date(node.created * 1000).toISOString(),
    ...(node.asset ? { encodingFormat: node.asset.mimeType, contentSize: String(node.asset.bytes) } : {}),
  };
}
