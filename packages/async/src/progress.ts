import * as v from 'valibot';

/**
 * A response of a progress URL. `status` 0 is a failure that `data` explains. A `percentage` from 0 to 100
 * sets the bar; any other only changes the message.
 */
export const progressSchema = v.object({
  status: v.number(),
  data: v.optional(v.unknown()),
  percentage: v.optional(v.union([v.number(), v.string()])),
  message: v.optional(v.string()),
  label: v.optional(v.string()),
});
export type Progress = v.InferOutput<typeof progressSchema>;
