import { say } from '@keelstone/languages/say.ts';
import { VOCABULARIES } from '@keelstone/model';
import type { CollectionConfig, EditConfig, Field } from 'payload';
import { DRAFTED_COLLECTIONS } from '../database/drafted-collections.ts';
import { localizedTitle } from './collection-title.ts';
import { nameInMenus } from './name-in-menus.ts';
import { noteCopied, recordMarks, translationMarksField } from './record-marks.ts';
import { translationEndpoints } from './translation.endpoints.ts';

/** Collections whose documents have the translation workspace. */
const TRANSLATED: ReadonlySet<string> = new Set([
  ...DRAFTED_COLLECTIONS,
  ...VOCABULARIES,
  'forms',
  'dialogs',
  'notices',
]);

/** How far a document is translated, as a column of lists and beside its form. */
const translationsColumn: Field = {
  name: 'translations',
  label: 'Translations',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableBulkEdit: true,
    components: {
      Cell: '/translation/view/translations-cell.tsx#TranslationsCell',
      Field: '/translation/view/translations-panel.tsx#TranslationsPanel',
    },
  },
};

const workspaceView = {
  path: '/translate',
  Component: '/translation/view/translate-view.tsx#TranslateView',
  // Not a text of the configuration: Payload shows it as it is.
  tab: { label: () => say('Translate'), href: '/translate' },
} as const;

/** Lists and menus show the title in another language where there is none, instead of `<No Title>`. */
function withTitles(collection: CollectionConfig): CollectionConfig {
  const name = localizedTitle(collection as never);
  if (!name) return collection;
  const fields = collection.fields.map((field): Field => {
    if (!('name' in field) || field.name !== name || field.type !== 'text') return field;
    const Cell = '/translation/view/title-cell.tsx#TitleCell';
    return { ...field, admin: { ...field.admin, components: { ...field.admin?.components, Cell } } };
  });
  const { hooks = {} } = collection;
  const afterOperation = [...(hooks.afterOperation ?? []), nameInMenus(name)];
  return { ...collection, fields, hooks: { ...hooks, afterOperation } };
}

/** For what is translated: records and shows what waits for a translation, and adds the workspace. */
function withStates(collection: CollectionConfig): CollectionConfig {
  if (!TRANSLATED.has(collection.slug)) return collection;
  const { admin = {}, endpoints, fields, hooks = {} } = collection;
  const { views } = admin.components ?? {};
  return {
    ...collection,
    fields: [...fields, translationsColumn, translationMarksField],
    endpoints: [...(endpoints || []), ...translationEndpoints],
    admin: {
      ...admin,
      defaultColumns: [...(admin.defaultColumns ?? []), 'translations'],
      components: {
        ...admin.components,
        // Payload's type forbids a view of one's own beside one in place of all, which no collection of ours has.
        views: { ...views, edit: { ...views?.edit, translation: workspaceView } as EditConfig },
      },
    },
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks.beforeOperation ?? []), noteCopied],
      beforeChange: [...(hooks.beforeChange ?? []), recordMarks],
    },
  };
}

export const withTranslation = (collection: CollectionConfig): CollectionConfig =>
  withStates(withTitles(collection));
