import * as v from 'valibot';
import { nodeFields } from '../node.model.ts';

export const page = v.object({
  ...nodeFields('page'),
  /** Long pages begin with a list of their headings. */
  showsContents: v.boolean(),
});
