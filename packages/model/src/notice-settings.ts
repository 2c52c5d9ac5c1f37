import * as v from 'valibot';

export const NOTICE_KINDS = ['bar', 'overlay'] as const;

/** The cookie's list is separated by dots, so that ids cannot contain any. */
export const noticeIdSchema = v.pipe(v.string(), v.regex(/^[\w-]+$/));

/** A notice in the page settings (N-1): the browser decides whether it is shown. */
export const noticeSettingsSchema = v.object({
  id: noticeIdSchema,
  /** HTML, with the notice's attributes on its outermost element. */
  content: v.string(),
  sitewide: v.union([v.picklist([0, 1]), v.picklist(['0', '1'])]),
  contentTypes: v.array(v.string()),
  pathLimit: v.array(v.string()),
  excluded: v.array(v.string()),
  startTime: v.nullable(v.string()),
  endTime: v.nullable(v.string()),
  /** Set once the notice has been shown. */
  added: v.boolean(),
  settings: v.object({
    /** Selectors of the elements that contain bars and overlays. */
    notificationWrapper: v.string(),
    overlayWrapper: v.string(),
    contentType: v.nullable(v.string()),
    contentPath: v.string(),
    notificationType: v.picklist(NOTICE_KINDS),
  }),
});
export type NoticeSettings = v.InferOutput<typeof noticeSettingsSchema>;
