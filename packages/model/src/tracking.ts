import * as v from 'valibot';

/** Only https, or this machine for tests: a tracker is never loaded without encryption. */
const scriptUrl = v.pipe(v.string(), v.regex(/^(https:\/\/|http:\/\/[\w.-]+:\d+\/)\S+$/));
/** Origins that a service's script connects to, for the content security policy. */
const origins = v.array(v.pipe(v.string(), v.regex(/^https?:\/\/(\*\.)?[\w.-]+(:\d+)?$/)));

const CONSENT_TOOLS = ['own', 'onetrust', 'cookiebot', 'none'] as const;

/** The tracking services and the tool that asks visitors for consent (T-1 to T-3). Part of the page settings. */
export const trackingSettingsSchema = v.object({
  consent: v.object({
    tool: v.picklist(CONSENT_TOOLS),
    /** Script of an external consent tool; null for our own banner. */
    scriptUrl: v.nullable(scriptUrl),
    /** The site's id in that tool. */
    siteId: v.nullable(v.string()),
    origins,
  }),
  /** Null if the site does not use any. */
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

/** Settings of a site without tracking. */
export const NO_TRACKING: TrackingSettings = {
  consent: { tool: 'own', scriptUrl: null, siteId: null, origins: [] },
  marketingAutomation: null,
  sessionRecording: null,
};
