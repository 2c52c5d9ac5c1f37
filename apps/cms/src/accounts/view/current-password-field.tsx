'use client';

import type { User } from '@keelstone/editing/payload-types.ts';
import { say } from '@keelstone/languages/say.ts';
import { PasswordField, useAuth, useDocumentInfo, useFormFields, useFormSubmitted } from '@payloadcms/ui';
import type { PasswordFieldValidation, TextFieldClientComponent } from 'payload';
import { useCallback, useEffect, useId, useRef } from 'react';
import { SHORTEST_PASSWORD } from '../shortest-password.ts';

type Typed = { email?: string; password?: string };

/**
 * Checks before the request: a refused one closes Payload's fields for the new password and discards what was typed
 * there. The server validates everything again (accounts/guard-password.ts).
 */
const errorOf = (current: unknown, { email, password }: Typed, before: string): string | true => {
  if (password && [...password].length < SHORTEST_PASSWORD) {
    return say('The new password has {shortestPassword} characters at least. A few words are easy to keep.', {
      shortestPassword: SHORTEST_PASSWORD,
    });
  }
  const changesLogIn = Boolean(password) || (email ?? before).toLowerCase().trim() !== before;
  if (!changesLogIn || current) return true;
  return say('Give your current password to change your e-mail address or password.');
};

/** Asks for the current password when users change their own account, and nowhere else. */
export const CurrentPasswordField: TextFieldClientComponent = (props) => {
  const { user } = useAuth<User>();
  const { id } = useDocumentInfo();
  return user && String(id) === String(user.id) ? <OwnPassword {...props} /> : null;
};

const OwnPassword: TextFieldClientComponent = ({ field, path }) => {
  const { savedDocumentData } = useDocumentInfo();
  const before = String(savedDocumentData?.email ?? '');
  const savedAt = savedDocumentData?.updatedAt as string | undefined;
  // Memoized: Payload revalidates whenever this function changes, and then drops the server's error.
  const validate: PasswordFieldValidation = useCallback(
    (value, { data }) => errorOf(value, data as Typed, before),
    [before],
  );
  // Reads only: a second `useField` of the same path would register a second, empty validation.
  const error = useFormFields(([fields]) => {
    const own = fields?.[path];
    return own?.valid === false ? own.errorMessage : undefined;
  });
  const dispatch = useFormFields(([, dispatchFields]) => dispatchFields);
  const isSubmitted = useFormSubmitted();
  const shown = isSubmitted ? error : undefined;
  const input = useRef<HTMLInputElement>(null);
  const note = useId();
  const seenSave = useRef(savedAt);
  // Payload's input has no props for these attributes.
  useEffect(() => {
    input.current?.setAttribute('aria-describedby', note);
    input.current?.setAttribute('aria-invalid', String(shown !== undefined));
  }, [note, shown]);
  // It was for one save only.
  useEffect(() => {
    if (seenSave.current !== savedAt) dispatch({ type: 'UPDATE', path, value: '' });
    seenSave.current = savedAt;
  }, [savedAt, dispatch, path]);
  return (
    <div className="field-type">
      <PasswordField
        autoComplete="current-password"
        field={{ name: field.name, label: field.label as string }}
        inputRef={input as React.RefObject<HTMLInputElement>}
        path={path}
        validate={validate}
      />
      <p className="field-description" id={note}>
        {shown ?? (field.admin?.description as string)}
      </p>
    </div>
  );
};
