'use client';

import { CheckboxField, useDocumentInfo, useField, useFormFields } from '@payloadcms/ui';
import type { CheckboxFieldClientComponent } from 'payload';
import { useEffect } from 'react';
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
  const { value, setValue } = useField<boolean>({ path: props.path });
  const dispatch = useFormFields(([, dispatchFields]) => dispatchFields);
  // The usual way, so it is ticked at first. Programs that create accounts do not send it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => setValue(true), []);
  useEffect(() => {
    const password = value ? placeholder() : '';
    for (const path of ['password', 'confirm-password']) {
      dispatch({ type: 'UPDATE', path, value: password, valid: Boolean(value) });
    }
  }, [value, dispatch]);
  return <CheckboxField {...props} />;
};
