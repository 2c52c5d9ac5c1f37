import type { StructuredDataContext } from '@keelstone/ui/pages/node-page-props.ts';
import { isoOf } from '@keelstone/ui/structured-data/iso-of.ts';
import { namedThings } from '@keelstone/ui/structured-data/named-things.ts';
import { publisher } from '@keelstone/ui/structured-data/organisation-data.ts';
import { pictureAddress } from '@keelstone/ui/structured-data/picture-address.ts';
import { recordingData } from '@keelstone/ui/structured-data/recording-data.ts';
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
