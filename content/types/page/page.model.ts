import * as v from 'valibot';
import { defineType } from '../define-type.model.ts';
import { nodeFields } from '../node.model.ts';

export const page = defineType(
  v.object({
    ...nodeFields('page'),
    /** Long pages begin with a list of their headings. */
    showsContents: v.boolean(),
  }),
);
