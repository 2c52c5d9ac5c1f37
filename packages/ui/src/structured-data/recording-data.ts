import type { Paragraph } from '@keelstone/content/paragraphs/paragraphs.model.ts';
import type { Section } from '@keelstone/content/sections/sections.model.ts';
import type { PublishedNode } from '@keelstone/content/types/types.model.ts';
import type { Recording } from '@keelstone/model';
import type { AudioObject, VideoObject } from 'schema-dts';
import { isoOf } from './iso-of.ts';

/** schema.org VideoObject or AudioObject of a recording on a node's page. */
export function recordingData(
  recording: Recording,
  node: Pick<PublishedNode, 'excerpt' | 'created'>,
  origin: string,
): VideoObject | AudioObject {
  const { kind, seconds, transcript } = recording;
  const poster = kind === 'audio' ? null : recording.poster;
  return {
    '@type': kind === 'audio' ? 'AudioObject' : 'VideoObject',
    name: recording.title,
    description: node.excerpt || recording.title,
    uploadDate: isoOf(node.created),
    ...(kind === 'remote_video'
      ? { url: recording.watchUrl }
      : { contentUrl: new URL(recording.url, origin).href, encodingFormat: recording.mimeType }),
    ...(poster ? { thumbnailUrl: new URL(poster.url, origin).href } : {}),
    ...(seconds ? { duration: `PT${Math.round(seconds)}S` } : {}),
    ...(transcript ? { transcript: transcript.join('\n') } : {}),
  };
}

function paragraphsOf(section: Section): Paragraph[] {
  switch (section.kind) {
    case 'basic':
      return section.paragraphs;
    case 'accordion':
      return section.items.flatMap(({ paragraphs }) => paragraphs);
    case 'tabbed_billboard':
      return section.tabs.flatMap(({ paragraphs }) => paragraphs);
    default:
      return [];
  }
}

/** The videos, hosted and remote, in the sections of a page. */
export function filmsIn(sections: readonly Section[]): Recording[] {
  const items = sections.flatMap((section) => [
    ...(section.kind === 'media' ? section.items : []),
    ...paragraphsOf(section).flatMap((paragraph) => (paragraph.kind === 'media' ? paragraph.items : [])),
  ]);
  return items.flatMap(({ media }) => (media.kind === 'video' || media.kind === 'remote_video' ? media : []));
}
