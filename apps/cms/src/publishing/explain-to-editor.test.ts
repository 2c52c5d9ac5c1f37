import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { sayIssue } from './explain-to-editor.ts';

const said = (schema: v.GenericSchema, value: unknown) => v.safeParse(schema, value).issues?.map(sayIssue);

describe('why a value does not fit the model', () => {
  it.each([
    [v.string(), undefined, 'It is missing.'],
    [v.string(), null, 'It is missing.'],
    [v.pipe(v.string(), v.minLength(1)), '', 'It is missing.'],
    [v.pipe(v.array(v.string()), v.minLength(2)), ['a'], 'There is less than the 2 that are needed.'],
    [v.pipe(v.array(v.string()), v.maxLength(1)), ['a', 'b'], 'There is room for 1 at most.'],
    [v.pipe(v.number(), v.minValue(1)), 0, 'The smallest that is possible is 1.'],
    [v.pipe(v.number(), v.maxValue(5)), 6, 'The largest that is possible is 5.'],
    [v.pipe(v.number(), v.integer()), 1.5, 'It must be a whole number.'],
    [v.pipe(v.string(), v.regex(/^a$/)), 'b', 'It has characters that cannot stand here.'],
    [v.string(), 7, 'What is there does not fit here.'],
  ])('C-9 is said without a word of the library: %#', (schema, value, reason) => {
    expect(said(schema, value)).toEqual([reason]);
  });
});
