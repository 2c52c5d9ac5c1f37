import type { Audio, Recording, RemoteVideo, Video } from '@keelstone/model';
import { watchUrlOf } from '../../media/video-address.ts';
import type { AudioFile, VideoFile } from '../../payload-types.ts';
import type { ProjectionContext } from '../projection-context.ts';
import type { AnyRelation, Relation } from '../relation.ts';
import { downloadNameOf, urlOf } from './media-url.ts';
import { projectImage } from './project-picture.ts';
import { readMedium, readText, readTranscript } from './read-media.ts';

type Own = AudioFile | VideoFile;

/** The properties that audio and hosted videos share. */
async function projectOwn<S extends 'audio' | 'videos'>(slug: S, document: Own, context: ProjectionContext) {
  return {
    id: document.id,
    url: urlOf(slug, document.filename ?? ''),
    title: await readText(slug, document.id, 'title', context),
    filename: downloadNameOf(document),
    mimeType: document.mimeType ?? 'application/octet-stream',
    bytes: document.filesize ?? 0,
    seconds: document.seconds ?? null,
    transcript: await readTranscript(slug, document.id, context),
  };
}

async function projectCaptions(document: VideoFile, context: ProjectionContext): Promise<Video['captions']> {
  const projected: Video['captions'] = [];
  for (const { file, language, label } of document.captions ?? []) {
    const captions = await readMedium('captions', file, context);
    if (captions?.filename) projected.push({ url: urlOf('captions', captions.filename), language, label });
  }
  return projected;
}

/** A sound recording. */
export async function projectAudio(relation: Relation, context: ProjectionContext): Promise<Audio | null> {
  const document = await readMedium('audio', relation, context);
  return document && { kind: 'audio', ...(await projectOwn('audio', document, context)) };
}

/** A hosted video. */
export async function projectVideo(relation: Relation, context: ProjectionContext): Promise<Video | null> {
  const document = await readMedium('videos', relation, context);
  if (!document) return null;
  return {
    kind: 'video',
    ...(await projectOwn('videos', document, context)),
    width: document.width ?? null,
    height: document.height ?? null,
    poster: await projectImage(document.poster, context),
    captions: await projectCaptions(document, context),
  };
}

/** A video at another provider. */
export async function projectRemoteVideo(
  relation: Relation,
  context: ProjectionContext,
): Promise<RemoteVideo | null> {
  const document = await readMedium('remote_videos', relation, context);
  if (!document?.provider || !document.videoId) return null;
  const { id, provider, videoId, seconds, poster } = document;
  return {
    kind: 'remote_video',
    id,
    title: await readText('remote_videos', id, 'title', context),
    provider,
    videoId,
    watchUrl: watchUrlOf({ provider, videoId }),
    seconds: seconds ?? null,
    poster: await projectImage(poster, context),
    transcript: await readTranscript('remote_videos', id, context),
  };
}

const PROJECT = { audio: projectAudio, videos: projectVideo, remote_videos: projectRemoteVideo };

/** A recording of any kind. */
export async function projectRecording(
  relation: AnyRelation<keyof typeof PROJECT> | null | undefined,
  context: ProjectionContext,
): Promise<Recording | null> {
  return relation ? PROJECT[relation.relationTo](relation.value, context) : null;
}
