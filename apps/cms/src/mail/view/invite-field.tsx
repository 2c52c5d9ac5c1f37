'use client';

import { CheckboxField, useDocumentInfo, useField, useFormFields } from '@payloadcms/ui';
import type { CheckboxFieldClientComponent } from 'payload';
import { useEffect, useRef } from 'react';
import './invite-field.css';

const RANDOM_BYTES = 20;

/** Meets Payload's form, which requires a password. The server replaces it by one that nobody has seen. */
const placeholder = () =>
  [...crypto.getRandomValues(new Uint8Array(RANDOM_BYTES))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

/** In the form of a new user: while it is ticked, the fields for a password are not needed, and not shown. */
export const InviteField: CheckboxFieldClientComponent = (props) => {
  const { id } = useDocumentInfo();
  return id === undefined ? <Invite {...props} /> : null;
};

const Invite: CheckboxFieldClientComponent = (props) => {
  const { value } = useField<boolean>({ path: props.path });
  const password = useFormFields(([fields]) => fields.password?.value);
  const dispatch = useFormFields(([, dispatchFields]) => dispatchFields);
  const own = useRef<string>(undefined);
  useEffect(() => {
    const set = (text: string) => {
      for (const path of ['password', 'confirm-password'])
        dispatch({ type: 'UPDATE', path, value: text, valid: true });
    };
    if (value && (own.current === undefined || password !== own.current)) {
      own.current = placeholder();
      set(own.current);
    }
    if (!value && own.current !== undefined && password === own.current) set('');
  }, [value, password, dispatch]);
  return <CheckboxField {...props} />;
};
