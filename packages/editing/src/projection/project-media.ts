import type { Media } from '@keelstone/model';
import { projectFile, projectImage, projectSvg } from './project-picture.ts';
import { projectAudio, projectRemoteVideo, projectVideo } from './project-recording.ts';
import type { ProjectionContext } from './projection-context.ts';
import type { AnyRelation, Relation } from './relation.ts';

type Project = (relation: Relation, context: ProjectionContext) => Promise<Media | null>;

/** The projection of each media collection (C-4). */
const projects = {
  images: projectImage,
  svgs: projectSvg,
  files: projectFile,
  audio: projectAudio,
  videos: projectVideo,
  remote_videos: projectRemoteVideo,
} satisfies Record<string, Project>;

export type MediaCollection = keyof typeof projects;

/** In the order in which editors choose from them. */
export const MEDIA_COLLECTIONS = Object.keys(projects) as MediaCollection[];

/** A medium of any kind; null if it has been deleted. */
export async function projectMedia(
  relation: AnyRelation<MediaCollection> | null | undefined,
  context: ProjectionContext,
): Promise<Media | null> {
  if (!relation) return null;
  const project: Project = projects[relation.relationTo];
  return project(relation.value, context);
}
