import type { StructuredDataContext } from '@keelstone/ui/pages/node-page-props.ts';
import { publisher } from '@keelstone/ui/structured-data/organisation-data.ts';
import { recordingData } from '@keelstone/ui/structured-data/recording-data.ts';
import { isoOf, namedThings, pictureAddress } from '@keelstone/ui/structured-data/schema-values.ts';
import type { DigitalDocument } from 'schema-dts';
import type { PublishedNodeOf } from '../types.model.ts';

/** schema.org DigitalDocument with its file and recording. */
export function resourceData(
  node: PublishedNodeOf<'resource'>,
  context: StructuredDataContext,
): DigitalDocument {
  const { url, origin } = context;
  const { asset, edition, recording } = node;
  return {
    '@type': 'DigitalDocument',
    name: node.title,
    description: node.excerpt,
    url,
    inLanguage: node.language,
    ...pictureAddress(node.preview ?? node.picture, origin),
    datePublished: isoOf(node.created),
    dateModified: isoOf(node.changed),
    ...(edition ? { version: edition } : {}),
    author: namedThings('Person', node.authors, origin),
    publisher: publisher(context),
    ...(asset
      ? {
          encoding: {
            '@type': 'MediaObject',
            contentUrl: new URL(asset.url, origin).href,
            encodingFormat: asset.mimeType,
            contentSize: `${asset.bytes} B`,
          },
        }
      : {}),
    ...(recording ? { associatedMedia: recordingData(recording, node, origin) } : {}),
  };
}
