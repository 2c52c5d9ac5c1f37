import { NO_TRACKING, type TrackingSettings } from '@keelstone/model';
import { FRAME_ORIGINS } from '@keelstone/ui/recording/video-provider.ts';
import type { Configuration } from '../../app/configuration.ts';
import { SCHEME_SCRIPT_HASH } from './scheme-script.ts';

type PolicyOptions = {
  /** The only origin that may frame the page; none if left out. */
  frameAncestors?: string;
  /** Services that may run once a visitor consents (T-1 to T-3); none if left out. */
  tracking?: TrackingSettings;
  /** External URLs to which forms and links may send requests; none if left out. */
  trustedUrls?: readonly string[] | undefined;
};

/**
 * Origins of the services that an editor configured: those of their scripts, and those that the scripts connect
 * to.
 */
function trackingOrigins({ consent, marketingAutomation, sessionRecording }: TrackingSettings): string[] {
  const services = [consent, marketingAutomation, sessionRecording].filter((service) => service !== null);
  const origins = services.flatMap(({ scriptUrl, origins: more }) => [
    ...(scriptUrl ? [new URL(scriptUrl).origin] : []),
    ...more,
  ]);
  return [...new Set(origins)];
}

/** The URL as a source of the policy, without its query, which policies do not support. */
const toSource = (url: string) => new URL(url).origin + new URL(url).pathname;

const sources = (...values: string[]) => ["'self'", ...values].join(' ');

/**
 * The content security policy of a page. Allows only resources from this site and the tracking services that an
 * editor configured, and no inline scripts except the one whose hash is given. Requests may be sent to URLs that
 * editors trust, but nothing is loaded from there.
 */
export function contentSecurityPolicy(
  { isDevelopment }: Pick<Configuration, 'isDevelopment'>,
  { frameAncestors = "'none'", tracking = NO_TRACKING, trustedUrls = [] }: PolicyOptions = {},
): string {
  const services = trackingOrigins(tracking);
  // Vite's client inserts styles into the page and uses a web socket.
  const development = isDevelopment
    ? { style: ["'unsafe-inline'"], connect: ['ws:'] }
    : { style: [], connect: [] };
  return [
    "default-src 'self'",
    `script-src ${sources(SCHEME_SCRIPT_HASH, ...services)}`,
    `style-src ${sources(...development.style)}`,
    `img-src ${sources(...services)}`,
    `connect-src ${sources(...development.connect, ...services, ...trustedUrls.map(toSource))}`,
    // Remote videos, once a visitor has chosen to play one (C-4).
    `frame-src ${Object.values(FRAME_ORIGINS).join(' ')}`,
    "media-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${frameAncestors}`,
  ].join('; ');
}
