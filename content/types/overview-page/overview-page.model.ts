import * as v from 'valibot';
import { nodeFields, references } from '../node.model.ts';

export const overviewPage = v.object({
  ...nodeFields('overview_page'),
  /** When set, the page lists the nodes of this type with the search screen. */
  listedType: v.nullable(v.string()),
  children: references,
});
