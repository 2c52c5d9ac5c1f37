'use client';

import { PasswordField, useAuth, useDocumentInfo, useField } from '@payloadcms/ui';
import type { TextFieldClientComponent } from 'payload';
import { useEffect, useId, useRef } from 'react';
import type { User } from '../../payload-types.ts';

/** The server alone knows what is right. */
const acceptAnything = () => true as const;

/** Asks for the current password where somebody changes the own account, and nowhere else. */
export const CurrentPasswordField: TextFieldClientComponent = ({ field, path }) => {
  const { user } = useAuth<User>();
  const { id } = useDocumentInfo();
  const { errorMessage, showError } = useField<string>({ path });
  const input = useRef<HTMLInputElement>(null);
  const note = useId();
  // Payload's input takes no such attributes.
  useEffect(() => {
    input.current?.setAttribute('aria-describedby', note);
    input.current?.setAttribute('aria-invalid', String(showError));
  }, [note, showError]);
  if (!user || String(id) !== String(user.id)) return null;
  return (
    <div className="field-type">
      <PasswordField
        autoComplete="current-password"
        field={{ name: field.name, label: field.label as string }}
        inputRef={input as React.RefObject<HTMLInputElement>}
        path={path}
        validate={acceptAnything}
      />
      <p className="field-description" id={note}>
        {(showError && errorMessage) || (field.admin?.description as string)}
      </p>
    </div>
  );
};
