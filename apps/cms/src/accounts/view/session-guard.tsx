'use client';

import type { User } from '@keelstone/editing/payload-types.ts';
import { say } from '@keelstone/languages/say.ts';
import { toast, useAuth } from '@payloadcms/ui';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { withBaseVersion } from '../../concurrent-edits/base-version.ts';
import { fieldsOfPage } from '../../concurrent-edits/fields-header.ts';
import { answeringForMany } from './answering-for-many.ts';
import { asPerson } from './as-person.ts';
import { noticingFormerBuild } from './former-build.ts';
import { LogInDialog } from './log-in-dialog.tsx';
import { retryingFetch } from './retrying-fetch.ts';
import { extendSession, readSession, type Session } from './session-requests.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Sessions last for hours, so a later end is one that we have pretended. */
const PRETENDED_MS = 10 * DAY_MS;
/** A session that ends within this time is extended while somebody types. */
const EXTENDED_WITHIN_MS = 60 * MINUTE_MS;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * When the session ends, in milliseconds since 1970. Payload would leave the page at that time, and lose what was
 * typed into it; it is told a later time, and this component watches the real one.
 */
function useSessionEnd() {
  const { user, token, tokenExpirationMs, setUser } = useAuth<User>();
  const end = useRef<number>(undefined);
  useEffect(() => {
    const isReal = tokenExpirationMs !== undefined && tokenExpirationMs < Date.now() + PRETENDED_MS / 2;
    if (!user || !isReal) return;
    end.current = tokenExpirationMs;
    const exp = Math.floor((Date.now() + PRETENDED_MS) / 1000);
    setUser({ user, token, exp } as unknown as Parameters<typeof setUser>[0]);
  }, [user, token, tokenExpirationMs, setUser]);
  return end;
}

/**
 * Around every page of the admin: when the session has ended, a dialog over the page asks to log in again, and what
 * was refused for it is sent once more. Extends the session while somebody types.
 */
export function SessionGuard({ children }: { children: ReactNode }) {
  const { user, setUser } = useAuth<User>();
  const end = useSessionEnd();
  const original = useRef<typeof fetch>(undefined);
  const waiting = useRef<((isLoggedIn: boolean) => void)[]>([]);
  const [isAsking, setIsAsking] = useState(false);
  /** How often they have chosen *Not now*. */
  const declined = useRef(0);
  const logIns = useRef(0);

  const latest = useRef({ user });
  latest.current = { user };
  const accept = useCallback(
    (session: Session) => {
      declined.current = 0;
      setUser(session as unknown as Parameters<typeof setUser>[0]);
    },
    [setUser],
  );

  /**
   * Asks for a log-in unless there is a session. After *Not now*, what the page does by itself asks no more, such as
   * holding its lock twice a minute: it would take the keys of somebody who types.
   */
  const logIn = useCallback(async (isAsked: boolean): Promise<boolean> => {
    const own = latest.current.user;
    const before = declined.current;
    const logInsBefore = logIns.current;
    if (!own || !original.current || (before > 0 && !isAsked)) return false;
    // A person who has a session was refused for another reason.
    if (waiting.current.length === 0) {
      const person = await readSession(original.current).then(
        (session) => session?.user.id,
        () => own.id,
      );
      if (person === own.id) return false;
      // The CMS has responded before they logged in, on account of another request.
      if (logIns.current !== logInsBefore) return true;
      // What was refused before *Not now* is part of what that has declined.
      if (declined.current !== before) return false;
    }
    setIsAsking(true);
    return new Promise((resolve) => waiting.current.push(resolve));
  }, []);
  const settle = useCallback((isLoggedIn: boolean) => {
    setIsAsking(false);
    if (isLoggedIn) logIns.current += 1;
    else declined.current += 1;
    for (const resolve of waiting.current.splice(0)) resolve(isLoggedIn);
  }, []);

  useEffect(() => {
    const request = window.fetch.bind(window);
    original.current = request;
    const before = window.fetch;
    const own = asPerson(request, window.location.origin, () => latest.current.user?.id, fieldsOfPage());
    const guarded = withBaseVersion(own, (reason) => void toast.error(reason));
    const noticing = noticingFormerBuild(
      guarded,
      () =>
        void toast.warning(
          say(
            'The CMS was updated while this page was open, and parts of the page do nothing any more. Save what you typed, and load the page again. What cannot be saved is offered to you then.',
          ),
          { id: 'former-build', duration: Number.POSITIVE_INFINITY },
        ),
    );
    const retrying = retryingFetch(noticing, window.location.origin, {
      logIn,
      logIns: () => logIns.current,
      onRestart: () =>
        void toast.info(say('The CMS is restarting. Your request goes on as soon as it is back.')),
      unreachable: say('The CMS could not be reached. What you typed is still here. Try again in a moment.'),
      unreachableOnCreate: say(
        'The connection broke before the CMS answered, so this may be saved already. What you typed is still here. Look into the list before you save it again, or there may be two.',
      ),
      onRepetition: () =>
        void toast.info(say('The connection broke. Saving is tried again, and makes one document only.')),
      created: say('Saved. The first answer of the CMS was lost.'),
      pause,
    });
    window.fetch = answeringForMany(retrying, window.location.origin, {
      unreachable: say('The CMS could not be reached.'),
      mayBeDone: say(
        'The connection broke before the CMS answered, so this may be done already. Look into the list before you do it again.',
      ),
    });
    return () => {
      window.fetch = before;
    };
  }, [logIn]);

  const typedAt = useRef(0);
  useEffect(() => {
    const onInput = () => {
      typedAt.current = Date.now();
    };
    const check = async () => {
      const request = original.current;
      const { user: own } = latest.current;
      if (!own || end.current === undefined || !request) return;
      const left = end.current - Date.now();
      if (left <= 0) await logIn(false);
      else if (left < EXTENDED_WITHIN_MS && typedAt.current > Date.now() - 2 * MINUTE_MS) {
        const session = await extendSession(request);
        if (session?.user.id === own.id) accept(session);
      }
    };
    // Without a response, the next minute is soon enough.
    const timer = setInterval(() => void check().catch(() => undefined), MINUTE_MS);
    document.addEventListener('input', onInput);
    return () => {
      clearInterval(timer);
      document.removeEventListener('input', onInput);
    };
  }, [accept, logIn, end]);

  return (
    <>
      {children}
      {isAsking && user && (
        <LogInDialog
          user={user}
          request={original.current ?? fetch}
          onLogIn={(session) => {
            // What is on the page belongs to the other person.
            if (session.user.id !== user.id) return window.location.reload();
            accept(session);
            settle(true);
          }}
          onClose={() => settle(false)}
        />
      )}
    </>
  );
}
