import * as v from 'valibot';
import { CONTENT_TYPES } from './content-type.ts';
import { linkSchema } from './reference.ts';
import { richTextSchema } from './rich-text.ts';

export const NOTICE_KINDS = ['bar', 'overlay'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** The cookie's list is joined by dots, so an id has none. */
const id = v.pipe(v.string(), v.regex(/^[\w-]+$/));

/** A site-wide notice as an editor wrote it, in one language (N-1). Published as a part of the site settings. */
export const noticeSchema = v.object({
  id,
  kind: v.picklist(NOTICE_KINDS),
  heading: v.nullable(v.string()),
  body: richTextSchema,
  link: v.nullable(linkSchema),
  /** The highest stands first. */
  priority: v.number(),
  isSitewide: v.boolean(),
  contentTypes: v.array(v.picklist(CONTENT_TYPES)),
  /** Path patterns (N-3), without the language prefix. */
  pathLimit: v.array(v.string()),
  excluded: v.array(v.string()),
  /** ISO date-times; null when it begins or ends with its publication. */
  startTime: v.nullable(v.string()),
  endTime: v.nullable(v.string()),
  /** Days for which a dismissal is remembered. */
  cookieDays: v.pipe(v.number(), v.minValue(0)),
  /** A dismissal is not remembered at all. */
  isCookieOff: v.boolean(),
  /** Seconds after which it goes by itself; null when it stays. */
  dismissAfterSeconds: v.nullable(v.pipe(v.number(), v.minValue(1))),
});
export type Notice = v.InferOutput<typeof noticeSchema>;

/** A notice as page settings carry it (N-1): the browser decides whether it is shown. */
export const noticeSettingsSchema = v.object({
  id,
  /** Markup, with the notice's attributes on its outermost element. */
  content: v.string(),
  sitewide: v.union([v.picklist([0, 1]), v.picklist(['0', '1'])]),
  contentTypes: v.array(v.string()),
  pathLimit: v.array(v.string()),
  excluded: v.array(v.string()),
  startTime: v.nullable(v.string()),
  endTime: v.nullable(v.string()),
  /** Set once it has been shown. */
  added: v.boolean(),
  settings: v.object({
    /** Selectors of the elements that take bars and overlays. */
    notificationWrapper: v.string(),
    overlayWrapper: v.string(),
    contentType: v.nullable(v.string()),
    contentPath: v.string(),
    notificationType: v.picklist(NOTICE_KINDS),
  }),
});
export type NoticeSettings = v.InferOutput<typeof noticeSettingsSchema>;
