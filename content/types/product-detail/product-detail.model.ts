import * as v from 'valibot';
import { facts, nodeFields, reference, references, titledTexts } from '../node.model.ts';

export const productDetail = v.object({
  ...nodeFields('product_detail'),
  suite: reference,
  capabilities: titledTexts,
  platform: reference,
  /** Such as where it runs, in which languages, since when. */
  facts,
  resources: references,
});
