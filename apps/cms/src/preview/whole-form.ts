import { type SanitizedCollectionConfig, type SanitizedConfig, traverseFields } from 'payload';

/** A form's unsaved changes by field name. */
export type Unsaved = Record<string, unknown>;

/**
 * Converts what Payload's form sends into the form in which it would be saved: empty lists come as their number of
 * rows, which is 0 (Payload 3.90.1).
 */
export function wholeForm(
  form: Unsaved,
  { fields }: Pick<SanitizedCollectionConfig, 'fields'>,
  config: SanitizedConfig,
): Unsaved {
  const whole = structuredClone(form);
  traverseFields({
    config,
    fields,
    fillEmpty: false,
    ref: whole,
    callback: ({ field, ref }) => {
      const isList = field.type === 'array' || field.type === 'blocks';
      const holder = ref as Unsaved;
      if (isList && holder[field.name] === 0) holder[field.name] = [];
    },
  });
  return whole;
}
