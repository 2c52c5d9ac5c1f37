import { existsSync } from 'node:fs';
import { formFieldSchema } from '@keelstone/model';
import { describe, expect, it } from 'vitest';

const kinds = formFieldSchema.options.map(({ entries }) => entries.kind.literal);

describe('what an editor builds a form from', () => {
  it.each(kinds)('C-8 shows what a field looks like before it is chosen: %s', (kind) => {
    expect(existsSync(new URL(`../../public/form-fields/${kind}.svg`, import.meta.url))).toBe(true);
  });
});
