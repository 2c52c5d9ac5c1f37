import * as v from 'valibot';
import { nodeFields, references, titledTexts } from '../node.model.ts';

export const solution = v.object({
  ...nodeFields('solution'),
  /** In which a reader recognises themselves. */
  situations: titledTexts,
  products: references,
  caseStudies: references,
  resources: references,
});
