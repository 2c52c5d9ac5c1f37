import * as v from 'valibot';
import { defineType } from '../define-type.model.ts';
import { nodeFields } from '../node.model.ts';

export const page = defineType(
  v.object({
    ...nodeFields('page'),
    /** Whether the page begins with a table of contents. */
    showsContents: v.boolean(),
  }),
);
