import type { Field, RelationshipField, SanitizedCollectionConfig, UploadField } from 'payload';

type SeveralReferences = (RelationshipField | UploadField) & { hasMany: true };

export const isManyReferences = (field: Field): field is SeveralReferences =>
  (field.type === 'relationship' || field.type === 'upload') && field.hasMany === true;

/** The fields that support bulk changes: relationships with several values that are shared by all languages. */
export const changeableFields = ({ flattenedFields }: SanitizedCollectionConfig): SeveralReferences[] =>
  flattenedFields.filter(
    (field) => isManyReferences(field as Field) && !('localized' in field && field.localized),
  ) as unknown as SeveralReferences[];
