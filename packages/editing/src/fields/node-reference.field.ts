import { CONTENT_TYPES, type ContentType } from '@keelstone/model';
import type { PolymorphicRelationshipField, SingleRelationshipField } from 'payload';

const note = 'Pages that are not published yet are left out until they are.';

/** Nodes of one type, in the order in which they are shown. */
export const nodesField = (
  name: string,
  label: string,
  type: ContentType,
  description: string,
): SingleRelationshipField => ({
  name,
  label,
  type: 'relationship',
  relationTo: type,
  hasMany: true,
  admin: { description: `${description} ${note}` },
});

/** One node of one type. */
export const nodeField = (
  name: string,
  label: string,
  type: ContentType,
  description: string,
): SingleRelationshipField => ({
  name,
  label,
  type: 'relationship',
  relationTo: type,
  admin: { description: `${description} ${note}` },
});

/** Nodes of any type, shown as cards. */
export const anyNodesField = (name: string, label: string): PolymorphicRelationshipField => ({
  name,
  label,
  type: 'relationship',
  relationTo: [...CONTENT_TYPES],
  hasMany: true,
  admin: { description: `Shown as cards, in this order. ${note}` },
});
