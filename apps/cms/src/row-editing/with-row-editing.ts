import type { CollectionConfig, Field, GlobalConfig } from 'payload';

/** Stands first, so that what it adds to the form is there before any field reads it. */
const rowEditingField: Field = {
  name: 'rowEditing',
  type: 'ui',
  admin: {
    disableListColumn: true,
    disableBulkEdit: true,
    components: { Field: '/row-editing/view/row-editing.tsx#RowEditing' },
  },
};

/** C-5: in every form, copies of rows and sections are inserted with names of their own, and new ones get the focus. */
export const withRowEditing = <Form extends CollectionConfig | GlobalConfig>(form: Form): Form => ({
  ...form,
  fields: [rowEditingField, ...form.fields],
});
