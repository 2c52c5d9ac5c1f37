import * as v from 'valibot';

/** Only https, or this machine for tests: a tracker is never loaded in the clear. */
const scriptUrl = v.pipe(v.string(), v.regex(/^(https:\/\/|http:\/\/[\w.-]+:\d+\/)\S+$/));
/** Origins that a service's script talks to, for the content security policy. */
const origins = v.array(v.pipe(v.string(), v.regex(/^https?:\/\/(\*\.)?[\w.-]+(:\d+)?$/)));

export const CONSENT_TOOLS = ['own', 'onetrust', 'cookiebot', 'none'] as const;
export type ConsentToolName = (typeof CONSENT_TOOLS)[number];

/** What visitors are tracked with, and who asks them (T-1 to T-3). Part of the page settings. */
export const trackingSettingsSchema = v.object({
  consent: v.object({
    tool: v.picklist(CONSENT_TOOLS),
    /** Of an external tool; null for our own banner. */
    scriptUrl: v.nullable(scriptUrl),
    /** The site's id with that tool. */
    siteId: v.nullable(v.string()),
    origins,
  }),
  /** Null where the site has none. */
  marketingAutomation: v.nullable(
    v.object({ id: v.string(), scriptUrl, cookies: v.array(v.string()), origins }),
  ),
  sessionRecording: v.nullable(
    v.object({
      accountId: v.nullable(v.string()),
      snippetVersion: v.nullable(v.string()),
      scriptUrl,
      cookies: v.array(v.string()),
      origins,
    }),
  ),
});
export type TrackingSettings = v.InferOutput<typeof trackingSettingsSchema>;
export type MarketingAutomationSettings = NonNullable<TrackingSettings['marketingAutomation']>;
export type SessionRecordingSettings = NonNullable<TrackingSettings['sessionRecording']>;

/** A site that tracks nobody. */
export const NO_TRACKING: TrackingSettings = {
  consent: { tool: 'own', scriptUrl: null, siteId: null, origins: [] },
  marketingAutomation: null,
  sessionRecording: null,
};
