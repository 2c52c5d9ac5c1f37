import { sayLabel } from '@keelstone/languages/say.ts';
import type { ClientField } from 'payload';

export type ManyField = {
  name: string;
  label: string;
  /** The collections it may refer to. */
  relationTo: string[];
  /** Whether an id alone identifies the value. */
  isOfOneCollection: boolean;
};

/**
 * The form's relationship fields with several values and the same value in every language, including those in tabs.
 */
export function manyFieldsOf(fields: readonly ClientField[]): ManyField[] {
  return fields.flatMap((field): ManyField[] => {
    if (field.type === 'tabs') {
      return field.tabs.flatMap((tab) => ('name' in tab ? [] : manyFieldsOf(tab.fields)));
    }
    if ('fields' in field && !('name' in field)) return manyFieldsOf(field.fields);
    if (field.type !== 'relationship' && field.type !== 'upload') return [];
    if (!field.hasMany || field.localized) return [];
    const { name, label, relationTo } = field;
    return [
      {
        name,
        label: sayLabel(label) || name,
        relationTo: [relationTo].flat(),
        isOfOneCollection: !Array.isArray(relationTo),
      },
    ];
  });
}
