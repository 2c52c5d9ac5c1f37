import * as v from 'valibot';
import { defineType, titlesOf, wordsOf } from '../define-type.model.ts';
import { nodeFields, references, titledTexts } from '../node.model.ts';

export const PLATFORM_LAYERS = ['edge', 'services', 'core', 'ground'] as const;
export type PlatformLayer = (typeof PLATFORM_LAYERS)[number];

export const platform = defineType(
  v.object({
    ...nodeFields('platform'),
    products: references,
    /** The parts in the diagram, from the user interface (edge) down to the foundation (ground). */
    parts: v.array(v.object({ name: v.string(), text: v.string(), layer: v.picklist(PLATFORM_LAYERS) })),
    integrations: titledTexts,
  }),
  {
    text: ({ products, parts, integrations }) => [
      ...titlesOf(products),
      ...parts.flatMap(({ name, text }) => [name, text]),
      ...wordsOf(integrations),
    ],
  },
);
