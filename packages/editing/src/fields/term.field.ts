import type { Vocabulary } from '@keelstone/model';
import type { RelationshipField } from 'payload';

/** Terms of one vocabulary. */
export const termsField = (
  name: string,
  label: string,
  vocabulary: Vocabulary,
  description: string,
): RelationshipField => ({
  name,
  label,
  type: 'relationship',
  relationTo: vocabulary,
  hasMany: true,
  admin: { description },
});
