'use client';

import { PasswordField, useAuth, useDocumentInfo, useField } from '@payloadcms/ui';
import type { PasswordFieldValidation, TextFieldClientComponent } from 'payload';
import { useEffect, useId, useRef } from 'react';
import { SHORTEST_PASSWORD } from '../../access/shortest-password.ts';
import type { User } from '../../payload-types.ts';

type Typed = { email?: string; password?: string };

/**
 * What can be said before a request: a refused one closes Payload's fields of the new password, and what was typed there
 * is gone. The server judges all of it again (access/guard-password.ts).
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
  const validate: PasswordFieldValidation = (value, { data }) => faultOf(value, data as Typed, before);
  const { errorMessage, setValue, showError } = useField<string>({ path });
  const input = useRef<HTMLInputElement>(null);
  const note = useId();
  const seenSave = useRef(savedAt);
  // Payload's input takes no such attributes.
  useEffect(() => {
    input.current?.setAttribute('aria-describedby', note);
    input.current?.setAttribute('aria-invalid', String(showError));
  }, [note, showError]);
  // It was for that one save.
  useEffect(() => {
    if (seenSave.current !== savedAt) setValue('', true);
    seenSave.current = savedAt;
  }, [savedAt, setValue]);
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
        {(showError && errorMessage) || (field.admin?.description as string)}
      </p>
    </div>
  );
};
