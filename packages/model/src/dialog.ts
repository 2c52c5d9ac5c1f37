import * as v from 'valibot';
import { formSchema } from './form.ts';
import { mediaItemSchema } from './media.ts';
import { richTextSchema } from './rich-text.ts';

/** A dialog that an editor wrote, in one language (U-10). A page carries those that its links open, once each. */
export const dialogSchema = v.object({
  id: v.pipe(v.number(), v.integer(), v.minValue(1)),
  title: v.string(),
  body: richTextSchema,
  media: v.array(mediaItemSchema),
  form: v.nullable(formSchema),
});
export type Dialog = v.InferOutput<typeof dialogSchema>;
