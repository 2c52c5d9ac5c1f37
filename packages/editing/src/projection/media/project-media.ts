import type { Media } from '@keelstone/model';
import type { MediaCollection } from '../../media/media-collections.ts';
import type { ProjectionContext } from '../projection-context.ts';
import type { AnyRelation, Relation } from '../relation.ts';
import { projectFile, projectImage, projectSvg } from './project-picture.ts';
import { projectAudio, projectRemoteVideo, projectVideo } from './project-recording.ts';

type Project = (relation: Relation, context: ProjectionContext) => Promise<Media | null>;

/** The projection of each media collection (C-4). */
const projects: Record<MediaCollection, Project> = {
  images: projectImage,
  svgs: projectSvg,
  files: projectFile,
  audio: projectAudio,
  videos: projectVideo,
  remote_videos: projectRemoteVideo,
};

/** A medium of any kind; null if it has been deleted. */
export async function projectMedia(
  relation: AnyRelation<MediaCollection> | null | undefined,
  context: ProjectionContext,
): Promise<Media | null> {
  if (!relation) return null;
  return projects[relation.relationTo](relation.value, context);
}
