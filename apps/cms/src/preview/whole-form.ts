import { type SanitizedCollectionConfig, type SanitizedConfig, traverseFields } from 'payload';

/** What a form holds and has not saved, by the names of its fields. */
export type Unsaved = Record<string, unknown>;

/**
 * What a form of Payload sends, as it would be saved: lists without rows come as the number of their rows, which is 0
 * (Payload 3.90.1).
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
