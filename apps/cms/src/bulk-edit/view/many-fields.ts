import type { ClientField } from 'payload';

export type ManyField = {
  name: string;
  label: string;
  /** Collections of what it refers to. */
  relationTo: string[];
  /** Whether an id alone says what it refers to. */
  isOfOneCollection: boolean;
};

/** The fields of a form that hold several references, in the same words in every language; also those in tabs. */
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
        label: typeof label === 'string' ? label : name,
        relationTo: [relationTo].flat(),
        isOfOneCollection: !Array.isArray(relationTo),
      },
    ];
  });
}
