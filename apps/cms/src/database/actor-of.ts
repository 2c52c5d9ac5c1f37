import type { PayloadRequest, RequestContext } from 'payload';

/** Which way it came: the admin's pages, a program with a token, a plan whose time had come, the CMS itself or a script. */
export const AUDIT_CHANNELS = ['admin', 'api', 'plan', 'system'] as const;
export type AuditChannel = (typeof AUDIT_CHANNELS)[number];

/** Who did it, as known then. No address of a client, no e-mail address: see docs/security.md. */
export type AuditActor = {
  /** Null for the CMS itself, scripts, and whoever was not logged in. */
  id: number | null;
  name: string | null;
  channel: AuditChannel;
};

type Asker = Pick<PayloadRequest, 'context' | 'headers' | 'payloadAPI' | 'user'>;

/** A browser sends its session as a cookie and names its origin when it posts; a program shows a token. */
function channelOf({ headers, payloadAPI }: Asker): AuditChannel {
  if (payloadAPI !== 'REST') return 'system';
  if (headers.has('authorization')) return 'api';
  return headers.has('cookie') || headers.has('origin') ? 'admin' : 'api';
}

/** Who asks: the user of the request, or whom the request that led to this one was asked by. */
export function actorOf(asker: Asker): AuditActor {
  const handedOn = asker.context?.auditActor as AuditActor | undefined;
  if (handedOn) return handedOn;
  const { user } = asker;
  return { id: user ? Number(user.id) : null, name: user?.name ?? null, channel: channelOf(asker) };
}

/** For a request that follows from another one and runs as the system: it is still whoever asked for the first. */
export const handOnActor = (asker: Asker): RequestContext => ({ auditActor: actorOf(asker) });
