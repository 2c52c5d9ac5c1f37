import type { CollectionConfig, Field, GlobalConfig } from 'payload';

const headOf = (Component: string): Field => ({
  name: 'formHead',
  type: 'ui',
  admin: { disableListColumn: true, disableBulkEdit: true, components: { Field: Component } },
});

/** Above the fields of a form: what was left unsaved, and what keeps it from being saved. */
const formHeadField = headOf('/form-head/view/form-head.tsx#FormHead');

/** Keeps what is typed in the form, and errors on their fields, and nothing after it. */
const steadyField = headOf('/form-head/view/steady-form.tsx#SteadyForm');

/** Accounts, because passwords must not be kept in a browser, and what nobody types. */
const NOT_KEPT = new Set(['users', 'mails', 'scheduled_changes', 'search_tasks']);

/** C-14: what is typed into a form outlives its tab and its session, and errors lead to their fields. */
export const withFormHead = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  fields: [NOT_KEPT.has(collection.slug) ? steadyField : formHeadField, ...collection.fields],
});

/** The same for a global. */
export const globalWithFormHead = (global: GlobalConfig): GlobalConfig => ({
  ...global,
  fields: [formHeadField, ...global.fields],
});
