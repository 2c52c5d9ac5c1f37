import type { CollectionConfig, Field } from 'payload';
import { changeValuesEndpoint } from './change-values.endpoint.ts';
import { isManyReferences } from './changeable-fields.ts';

const hasSeveralValues = (field: Field) =>
  field.type === 'array' || field.type === 'blocks' || ('hasMany' in field && field.hasMany === true);

const withoutBulkEdit = (field: Field): Field =>
  ({ ...field, admin: { ...field.admin, disableBulkEdit: true } }) as Field;

/** Removes fields with several values from Payload's bulk edit, which replaces all values without warning. */
function keepSeveral(field: Field): Field {
  if (hasSeveralValues(field)) return withoutBulkEdit(field);
  if (field.type === 'tabs') {
    const tabs = field.tabs.map((tab) => ({ ...tab, fields: tab.fields.map(keepSeveral) }));
    return { ...field, tabs };
  }
  if ('fields' in field) return { ...field, fields: field.fields.map(keepSeveral) } as Field;
  return field;
}

const outermost = (fields: readonly Field[]): Field[] =>
  fields.flatMap((field) => {
    if (field.type === 'tabs')
      return field.tabs.flatMap((tab) => ('name' in tab ? [] : outermost(tab.fields)));
    return 'fields' in field && !('name' in field) ? outermost(field.fields) : [field];
  });

/**
 * Adds bulk changes of fields with several values to a collection's list: add, remove or replace, after a preview
 * of the count.
 */
export function withBulkChanges(collection: CollectionConfig): CollectionConfig {
  const guarded = { ...collection, fields: collection.fields.map(keepSeveral) };
  if (!outermost(collection.fields).some(isManyReferences)) return guarded;
  const { admin = {}, endpoints } = collection;
  const { components = {} } = admin;
  const panel = '/bulk-edit/view/bulk-changes.tsx#BulkChanges';
  return {
    ...guarded,
    endpoints: [changeValuesEndpoint, ...(endpoints || [])],
    admin: {
      ...admin,
      components: { ...components, beforeListTable: [...(components.beforeListTable ?? []), panel] },
    },
  };
}
