import type { Field, RelationshipField, SanitizedCollectionConfig, UploadField } from 'payload';

type SeveralReferences = (RelationshipField | UploadField) & { hasMany: true };

export const isManyReferences = (field: Field): field is SeveralReferences =>
  (field.type === 'relationship' || field.type === 'upload') && field.hasMany === true;

/** The fields whose values may be added, removed and replaced on many documents: references that every language shares. */
export const changeableFields = ({ flattenedFields }: SanitizedCollectionConfig): SeveralReferences[] =>
  flattenedFields.filter(
    (field) => isManyReferences(field as Field) && !('localized' in field && field.localized),
  ) as unknown as SeveralReferences[];
