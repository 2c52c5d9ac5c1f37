import type { PublishedNodeOf, Recording } from '@keelstone/model';
import { isoOf } from '../iso-of.ts';
import { namedThings } from '../named-things.ts';
import type { StructuredDataContext } from '../node-page-props.ts';
import { pictureAddress } from '../picture-address.ts';

/** schema.org DigitalDocument with its file, and with what was recorded. */
export function resourceData(
  node: PublishedNodeOf<'resource'>,
  { url, origin, organisation }: StructuredDataContext,
) {
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
    publisher: { '@type': 'Organization', name: organisation, url: origin },
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

function recordingData(recording: Recording, node: PublishedNodeOf<'resource'>, origin: string) {
  const { kind, seconds, transcript } = recording;
  const poster = kind === 'audio' ? null : recording.poster;
  return {
    '@type': kind === 'audio' ? 'AudioObject' : 'VideoObject',
    name: recording.title,
    description: node.excerpt,
    uploadDate: isoOf(node.created),
    ...(kind === 'remote_video'
      ? { url: recording.watchUrl }
      : { contentUrl: new URL(recording.url, origin).href, encodingFormat: recording.mimeType }),
    ...(poster ? { thumbnailUrl: new URL(poster.url, origin).href } : {}),
    ...(seconds ? { duration: `PT${Math.round(seconds)}S` } : {}),
    ...(transcript ? { transcript: transcript.join('\n') } : {}),
  };
}
