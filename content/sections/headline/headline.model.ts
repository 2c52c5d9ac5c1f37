import { defineKind, kindId } from '@keelstone/model/kind';
import * as v from 'valibot';

export const headline = defineKind(
  v.object({
    kind: v.literal('headline'),
    id: kindId,
    kicker: v.nullable(v.string()),
    heading: v.string(),
    text: v.nullable(v.string()),
  }),
  ({ kicker, heading, text }) => [kicker, heading, text],
);
