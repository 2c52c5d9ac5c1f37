import * as v from 'valibot';
import { defineType } from '../define-type.model.ts';
import { nodeFields, references } from '../node.model.ts';

export const overviewPage = defineType(
  v.object({
    ...nodeFields('overview_page'),
    /** If set, the page lists the nodes of this type with the search screen. */
    listedType: v.nullable(v.string()),
    children: references,
  }),
);
