import * as v from 'valibot';
import { formSchema } from './form/form.ts';
import { mediaItemSchema } from './media.ts';
import { richTextSchema } from './rich-text.ts';

/** A dialog written by an editor, in one language (U-10). A page contains each dialog that its links open, once. */
export const dialogSchema = v.object({
  id: v.pipe(v.number(), v.integer(), v.minValue(1)),
  title: v.string(),
  body: richTextSchema,
  media: v.array(mediaItemSchema),
  form: v.nullable(formSchema),
});
export type Dialog = v.InferOutput<typeof dialogSchema>;
