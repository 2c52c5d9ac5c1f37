import type { Media } from '@keelstone/model';
import { projectFile, projectImage, projectSvg } from './project-picture.ts';
import { projectAudio, projectRemoteVideo, projectVideo } from './project-recording.ts';
import type { ProjectionContext } from './projection-context.ts';
import type { AnyRelation, Relation } from './relation.ts';

type Project = (relation: Relation, context: ProjectionContext) => Promise<Media | null>;

/** How each collection of media becomes what visitors see (C-4). */
const projects = {
  images: projectImage,
  svgs: projectSvg,
  files: projectFile,
  audio: projectAudio,
  videos: projectVideo,
  remote_videos: projectRemoteVideo,
} satisfies Record<string, Project>;

export type MediaCollection = keyof typeof projects;

/** In the order in which an editor is asked which it is to be. */
export const MEDIA_COLLECTIONS = Object.keys(projects) as MediaCollection[];

/** A medium of any kind; null when it is gone. */
export async function projectMedia(
  relation: AnyRelation<MediaCollection> | null | undefined,
  context: ProjectionContext,
): Promise<Media | null> {
  if (!relation) return null;
  const project: Project = projects[relation.relationTo];
  return project(relation.value, context);
}
