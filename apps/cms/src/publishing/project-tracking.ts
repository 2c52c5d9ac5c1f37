import type { SiteSettingsDocument } from '@keelstone/editing/payload-types.ts';
import { NO_TRACKING, type TrackingSettings } from '@keelstone/model';

const listOf = (text: string | null | undefined) => (text ?? '').split(/[\s,]+/).filter(Boolean);

/** The tracking services that run after consent; a service without its identifier is omitted (T-1, T-2). */
export function projectTracking({ tracking }: SiteSettingsDocument): TrackingSettings {
  if (!tracking) return NO_TRACKING;
  const { consent, marketingAutomation: marketing, sessionRecording: recording } = tracking;
  return {
    consent: {
      tool: consent?.tool ?? 'own',
      scriptUrl: consent?.scriptUrl || null,
      siteId: consent?.siteId || null,
      origins: listOf(consent?.origins),
    },
    marketingAutomation:
      marketing?.identifier && marketing.scriptUrl
        ? {
            id: marketing.identifier,
            scriptUrl: marketing.scriptUrl,
            cookies: listOf(marketing.cookies),
            origins: listOf(marketing.origins),
          }
        : null,
    sessionRecording:
      recording?.accountId && recording.snippetVersion && recording.scriptUrl
        ? {
            accountId: recording.accountId,
            snippetVersion: recording.snippetVersion,
            scriptUrl: recording.scriptUrl,
            cookies: listOf(recording.cookies),
            origins: listOf(recording.origins),
          }
        : null,
  };
}
