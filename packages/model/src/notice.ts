import * as v from 'valibot';
import { CONTENT_TYPES } from './content-type.ts';
import { NOTICE_KINDS, noticeIdSchema } from './notice-settings.ts';
import { linkSchema } from './reference.ts';
import { richTextSchema } from './rich-text.ts';

/** A site-wide notice as written by an editor, in one language (N-1). Published as part of the site settings. */
export const noticeSchema = v.object({
  id: noticeIdSchema,
  kind: v.picklist(NOTICE_KINDS),
  heading: v.nullable(v.string()),
  body: richTextSchema,
  link: v.nullable(linkSchema),
  /** The notice with the highest priority is shown first. */
  priority: v.number(),
  isSitewide: v.boolean(),
  contentTypes: v.array(v.picklist(CONTENT_TYPES)),
  /** Path patterns (N-3), without the language prefix. */
  pathLimit: v.array(v.string()),
  excluded: v.array(v.string()),
  /** ISO date-times; null if it starts when it is published, or ends only when it is unpublished. */
  startTime: v.nullable(v.string()),
  endTime: v.nullable(v.string()),
  /** Days for which a dismissal is remembered. */
  cookieDays: v.pipe(v.number(), v.minValue(0)),
  /** Dismissals are not remembered. */
  isCookieOff: v.boolean(),
  /** Seconds after which it disappears automatically; null if it does not. */
  dismissAfterSeconds: v.nullable(v.pipe(v.number(), v.minValue(1))),
});
export type Notice = v.InferOutput<typeof noticeSchema>;
