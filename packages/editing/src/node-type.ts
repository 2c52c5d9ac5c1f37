import type { PublishedNodeOf } from '@keelstone/content/types/types.model.ts';
import type { ContentType } from '@keelstone/model';
import type { Field, Tab } from 'payload';
import type { NodeDocumentOf } from './projection/node-document.ts';
import type { ProjectionContext } from './projection/projection-context.ts';

/** How a document of one type becomes a published node. */
export type ProjectNode<T extends ContentType> = (
  document: NodeDocumentOf<T>,
  context: ProjectionContext,
) => Promise<PublishedNodeOf<T>>;

/** The editor's side of a content type: the CMS makes a collection of it, with what all of them have. */
export type NodeType<T extends ContentType = ContentType> = {
  type: T;
  /** Name of the generated TypeScript type. */
  interfaceName: string;
  labels: { singular: string; plural: string };
  /** What editors read above the list: what this type is for. */
  description: string;
  /** Fields of this type alone, in one tab… */
  ownFields?: Field[];
  /** …or in tabs of their own, where they are many. */
  ownTabs?: Tab[];
  /** False where the excerpt comes from the body (C-2). */
  hasSummary?: boolean;
  /** False where a field of the type's own is the picture. */
  hasPicture?: boolean;
  project: ProjectNode<T>;
};
