import type { Section } from '@keelstone/content/sections/sections.model.ts';
import type { PublishedNode } from '@keelstone/content/types/types.model.ts';
import type { Recording } from '@keelstone/model';
import type { AudioObject, VideoObject } from 'schema-dts';
import { embedUrl } from '../recording/video-provider.ts';
import { isoOf } from './schema-values.ts';

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
      ? {
          url: recording.watchUrl,
          // Search engines take a film for one only with its file or its player: `url` is a page.
          embedUrl: embedUrl(recording.provider, recording.videoId)?.split('?', 1)[0],
        }
      : { contentUrl: new URL(recording.url, origin).href, encodingFormat: recording.mimeType }),
    ...(poster ? { thumbnailUrl: new URL(poster.url, origin).href } : {}),
    ...(seconds ? { duration: `PT${Math.round(seconds)}S` } : {}),
    ...(transcript ? { transcript: transcript.join('\n') } : {}),
  };
}

const isFilm = (value: object): value is Recording =>
  'kind' in value && (value.kind === 'video' || value.kind === 'remote_video');

function filmsInside(value: unknown): Recording[] {
  if (typeof value !== 'object' || value === null) return [];
  return isFilm(value) ? [value] : Object.values(value).flatMap(filmsInside);
}

/** The films that an editor placed in the sections of a page, in whatever kind of section or paragraph. */
export const filmsIn = (sections: readonly Section[]): Recording[] => filmsInside(sections);
