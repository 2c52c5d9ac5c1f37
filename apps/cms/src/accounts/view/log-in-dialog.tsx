'use client';

import type { User } from '@keelstone/editing/payload-types.ts';
import { say } from '@keelstone/languages/say.ts';
import { Button } from '@payloadcms/ui';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { readSession, type Session, startSession } from './session-requests.ts';
import './log-in-dialog.css';

type Props = {
  user: User;
  /** The browser's own `fetch`, which waits for no log-in. */
  request: typeof fetch;
  onLogIn: (session: Session) => void;
  onClose: () => void;
};

/** Asks for the password, over the page whose session has ended. */
export function LogInDialog({ user, request, onLogIn, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const [heading, email, password, problem] = [useId(), useId(), useId(), useId()];
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const latest = useRef(onLogIn);
  latest.current = onLogIn;

  useEffect(() => {
    dialog.current?.showModal();
    passwordField.current?.focus();
    // They may have logged in again in another tab.
    const look = () =>
      void readSession(request).then(
        (session) => session?.user.id === user.id && latest.current(session),
        () => undefined,
      );
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, [request, user.id]);

  const logIn = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    setIsBusy(true);
    setError(null);
    try {
      onLogIn(
        await startSession(request, {
          email: String(typed.get('email')),
          password: String(typed.get('password')),
          failed: say('The CMS did not answer. Try again in a moment.'),
        }),
      );
    } catch (failure) {
      setError((failure as Error).message);
      setIsBusy(false);
    }
  };
  return (
    <dialog ref={dialog} className="admin-dialog log-in-dialog" aria-labelledby={heading} onClose={onClose}>
      <h2 id={heading}>{say('Log in again')}</h2>
      <p>
        {say(
          'Your session has ended, or somebody else has logged in in another tab. What you typed is still here, behind this dialog.',
        )}{' '}
        {say('After that, what you were doing goes on.')}
      </p>
      <form onSubmit={(event) => void logIn(event)}>
        <label htmlFor={email}>{say('Email')}</label>
        <input id={email} name="email" type="email" autoComplete="username" readOnly value={user.email} />
        <label htmlFor={password}>{say('Password')}</label>
        <input
          id={password}
          name="password"
          type="password"
          autoComplete="current-password"
          required
          ref={passwordField}
          aria-describedby={error === null ? undefined : problem}
        />
        <p id={problem} className="log-in-dialog__problem" role="alert">
          {error}
        </p>
        <div className="log-in-dialog__choices">
          <Button type="submit" buttonStyle="primary" margin={false} disabled={isBusy}>
            {say('Log in')}
          </Button>
          <Button buttonStyle="secondary" margin={false} onClick={() => dialog.current?.close()}>
            {say('Not now')}
          </Button>
        </div>
      </form>
    </dialog>
  );
}
