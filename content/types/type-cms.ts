import type { NodeDocumentOf } from '@keelstone/editing/projection/node-document.ts';
import type { ProjectionContext } from '@keelstone/editing/projection/projection-context.ts';
import type { ContentType } from '@keelstone/model';
import type { Field, Tab } from 'payload';
import type { PublishedNodeOf } from './types.model.ts';

/** Converts a document of one type to a published node. */
export type ProjectNode<T extends ContentType> = (
  document: NodeDocumentOf<T>,
  context: ProjectionContext,
) => Promise<PublishedNodeOf<T>>;

/** The editing side of a content type: the CMS turns it into a collection with the fields that all types share. */
export type TypeCms<T extends ContentType = ContentType> = {
  type: T;
  /** Name of the generated TypeScript type. */
  interfaceName: string;
  labels: { singular: string; plural: string };
  /** The description above the list view, which says what this type is for. */
  description: string;
  /** Fields that only this type has, in one tab… */
  ownFields?: Field[];
  /** …or in tabs of their own, if there are many. */
  ownTabs?: Tab[];
  /** False if the excerpt is taken from the body (C-2). */
  hasSummary?: boolean;
  /** False if one of the type's own fields is the picture. */
  hasPicture?: boolean;
  project: ProjectNode<T>;
};
