import { NO_TRACKING, type TrackingSettings } from '@keelstone/model';
import { FRAME_ORIGINS } from '@keelstone/ui/recording/video-provider.ts';
import type { Configuration } from '../../app/configuration.ts';
import { SCHEME_SCRIPT_HASH } from './scheme-script.ts';

type PolicyOptions = {
  /** The one origin that may frame the page; nobody when left out. */
  frameAncestors?: string;
  /** Services that may run once a visitor agrees (T-1 to T-3); none when left out. */
  tracking?: TrackingSettings;
  /** Addresses elsewhere that forms and links may ask; none when left out. */
  trustedUrls?: readonly string[] | undefined;
};

/** Origins of the services that an editor named: of their scripts, and of what those talk to. */
function trackingOrigins({ consent, marketingAutomation, sessionRecording }: TrackingSettings): string[] {
  const services = [consent, marketingAutomation, sessionRecording].filter((service) => service !== null);
  const origins = services.flatMap(({ scriptUrl, origins: more }) => [
    ...(scriptUrl ? [new URL(scriptUrl).origin] : []),
    ...more,
  ]);
  return [...new Set(origins)];
}

/** As a source of the policy, which knows no query. */
const toSource = (url: string) => new URL(url).origin + new URL(url).pathname;

const sources = (...values: string[]) => ["'self'", ...values].join(' ');

/**
 * The content security policy of a page: only what comes from here runs or shows, and what an editor named for
 * tracking; nothing inline but the one script whose hash is named. Addresses that editors trust may be asked, and load
 * nothing.
 */
export function contentSecurityPolicy(
  { isDevelopment }: Pick<Configuration, 'isDevelopment'>,
  { frameAncestors = "'none'", tracking = NO_TRACKING, trustedUrls = [] }: PolicyOptions = {},
): string {
  const services = trackingOrigins(tracking);
  // Vite's client puts styles into the page and talks over a web socket.
  const development = isDevelopment
    ? { style: ["'unsafe-inline'"], connect: ['ws:'] }
    : { style: [], connect: [] };
  return [
    "default-src 'self'",
    `script-src ${sources(SCHEME_SCRIPT_HASH, ...services)}`,
    `style-src ${sources(...development.style)}`,
    `img-src ${sources(...services)}`,
    `connect-src ${sources(...development.connect, ...services, ...trustedUrls.map(toSource))}`,
    // Films elsewhere, once a visitor has asked for one (C-4).
    `frame-src ${Object.values(FRAME_ORIGINS).join(' ')}`,
    "media-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${frameAncestors}`,
  ].join('; ');
}
