import type { PayloadRequest, RequestContext } from 'payload';

/**
 * How the action was triggered: the admin's pages, a program with a token, a scheduled change, or the CMS itself or
 * a script.
 */
const AUDIT_CHANNELS = ['admin', 'api', 'plan', 'system'] as const;
export type AuditChannel = (typeof AUDIT_CHANNELS)[number];

/** The actor, as known at the time. Without IP or e-mail address: see docs/security.md. */
export type AuditActor = {
  /** Null for the CMS itself, scripts, and anonymous users. */
  id: number | null;
  name: string | null;
  channel: AuditChannel;
};

type Requester = Pick<PayloadRequest, 'context' | 'headers' | 'payloadAPI' | 'user'>;

/** A browser sends its session as a cookie and an Origin header when it posts; a program sends a token. */
function channelOf({ headers, payloadAPI }: Requester): AuditChannel {
  if (payloadAPI !== 'REST') return 'system';
  if (headers.has('authorization')) return 'api';
  return headers.has('cookie') || headers.has('origin') ? 'admin' : 'api';
}

/** The actor: the user of the request, or the actor of the request that triggered this one. */
export function actorOf(requester: Requester): AuditActor {
  const handedOn = requester.context?.auditActor as AuditActor | undefined;
  if (handedOn) return handedOn;
  const { user } = requester;
  return { id: user ? Number(user.id) : null, name: user?.name ?? null, channel: channelOf(requester) };
}

/** Context for a request that runs as the system on behalf of another: the original actor stays responsible. */
export const contextWithActor = (requester: Requester): RequestContext => ({
  auditActor: actorOf(requester),
});
