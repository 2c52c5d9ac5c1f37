import { formSchema } from '@keelstone/model/form/form';
import { defineKind, kindId } from '@keelstone/model/kind';
import * as v from 'valibot';

export const formBar = defineKind(
  v.object({
    kind: v.literal('form_bar'),
    id: kindId,
    heading: v.string(),
    text: v.nullable(v.string()),
    form: formSchema,
  }),
  ({ heading, text }) => [heading, text],
);
