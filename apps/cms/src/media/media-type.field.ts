import type { Vocabulary } from '@keelstone/model';
import type { RelationshipField } from 'payload';

/** The type of a medium: a term of a vocabulary. */
export const mediaTypeField = (name: string, vocabulary: Vocabulary): RelationshipField => ({
  name,
  type: 'relationship',
  relationTo: vocabulary,
  admin: { description: 'Helps you find it again.' },
});
