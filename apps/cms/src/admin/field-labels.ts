import { sayLabel } from '@keelstone/languages/say.ts';
import type { ClientField } from 'payload';

/** Labels of a form's fields by name, including those in tabs and rows. */
export function fieldLabels(fields: readonly ClientField[]): Map<string, string> {
  const labels = new Map<string, string>();
  for (const field of fields) {
    if (field.type === 'tabs') {
      for (const tab of field.tabs) {
        for (const [name, label] of fieldLabels(tab.fields)) labels.set(name, label);
      }
    } else if ('name' in field) {
      const label = 'label' in field ? sayLabel(field.label) : '';
      if (label) labels.set(field.name, label);
    } else if ('fields' in field) {
      for (const [name, label] of fieldLabels(field.fields)) labels.set(name, label);
    }
  }
  return labels;
}
