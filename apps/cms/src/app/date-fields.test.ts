import type { FlattenedField, SanitizedConfig } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { openConfiguration, PATIENCE_MS } from './open-configuration.fixture.ts';

let config: SanitizedConfig;

beforeAll(async () => {
  config = await openConfiguration();
}, PATIENCE_MS);

/** Names of the dates that people type into Payload's own picker, below fields. */
const typedIntoPicker = (fields: readonly FlattenedField[], place: string): string[] =>
  fields.flatMap((field): string[] => {
    const path = `${place}.${field.name}`;
    const { hidden, disabled, readOnly, components } = field.admin ?? {};
    if (('hidden' in field && field.hidden) || hidden || disabled || readOnly) return [];
    if (field.type === 'date') {
      return JSON.stringify(components?.Field ?? '').includes('ZonedDateField') ? [] : [path];
    }
    const blocks = 'blocks' in field ? field.blocks : [];
    return [
      ...('flattenedFields' in field ? typedIntoPicker(field.flattenedFields, path) : []),
      ...blocks.flatMap((block) => typedIntoPicker(block.flattenedFields, path)),
    ];
  });

it('C-1 no date is typed into Payload’s picker, which takes it for another day', () => {
  const all = [...config.collections, ...config.globals];
  const found = all.flatMap(({ slug, flattenedFields }) => typedIntoPicker(flattenedFields, slug));
  expect(found.filter((path) => !path.startsWith('payload-'))).toEqual([]);
});
