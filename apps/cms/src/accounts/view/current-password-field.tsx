'use client';

import type { User } from '@keelstone/editing/payload-types.ts';
import { PasswordField, useAuth, useDocumentInfo, useFormFields, useFormSubmitted } from '@payloadcms/ui';
import type { PasswordFieldValidation, TextFieldClientComponent } from 'payload';
import { useCallback, useEffect, useId, useRef } from 'react';
import { SHORTEST_PASSWORD } from '../shortest-password.ts';

type Typed = { email?: string; password?: string };

/**
 * What can be said before a request: a refused one closes Payload's fields of the new password, and what was typed there
 * is gone. The server judges all of it again (accounts/guard-password.ts).
 */
const faultOf = (current: unknown, { email, password }: Typed, before: string): string | true => {
  if (password && [...password].length < SHORTEST_PASSWORD) {
    return `The new password has ${SHORTEST_PASSWORD} characters at least. A few words are easy to keep.`;
  }
  const changesLogIn = Boolean(password) || (email ?? before).toLowerCase().trim() !== before;
  if (!changesLogIn || current) return true;
  return 'Give your current password to change your e-mail address or password.';
};

/** Asks for the current password where somebody changes the own account, and nowhere else. */
export const CurrentPasswordField: TextFieldClientComponent = (props) => {
  const { user } = useAuth<User>();
  const { id } = useDocumentInfo();
  return user && String(id) === String(user.id) ? <OwnPassword {...props} /> : null;
};

const OwnPassword: TextFieldClientComponent = ({ field, path }) => {
  const { savedDocumentData } = useDocumentInfo();
  const before = String(savedDocumentData?.email ?? '');
  const savedAt = savedDocumentData?.updatedAt as string | undefined;
  // Payload validates anew whenever this is another function, and takes away what the server has said of the field.
  const validate: PasswordFieldValidation = useCallback(
    (value, { data }) => faultOf(value, data as Typed, before),
    [before],
  );
  // Read only: a second `useField` of the same path would validate it, too, by nothing.
  const fault = useFormFields(([fields]) => {
    const own = fields?.[path];
    return own?.valid === false ? own.errorMessage : undefined;
  });
  const dispatch = useFormFields(([, dispatchFields]) => dispatchFields);
  const isSubmitted = useFormSubmitted();
  const shown = isSubmitted ? fault : undefined;
  const input = useRef<HTMLInputElement>(null);
  const note = useId();
  const seenSave = useRef(savedAt);
  // Payload's input takes no such attributes.
  useEffect(() => {
    input.current?.setAttribute('aria-describedby', note);
    input.current?.setAttribute('aria-invalid', String(shown !== undefined));
  }, [note, shown]);
  // It was for that one save.
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
