import { defineKind, heading, kindId } from '@keelstone/model/kind';
import { nodeReferenceSchema } from '@keelstone/model/reference';
import * as v from 'valibot';

/** The product suites side by side, each with its products. */
export const productSuiteExplorer = defineKind(
  v.object({
    kind: v.literal('product_suite_explorer'),
    id: kindId,
    heading,
    text: v.nullable(v.string()),
    suites: v.array(
      v.object({
        suite: nodeReferenceSchema,
        /** The same as on the suite's own page. */
        accent: v.nullable(v.string()),
        products: v.array(nodeReferenceSchema),
      }),
    ),
  }),
  ({ heading, text }) => [heading, text],
);
