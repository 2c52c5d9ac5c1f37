'use client';

import { Button } from '@payloadcms/ui';
import { useId, useState } from 'react';

type NameFieldProps = {
  label: string;
  action: string;
  isDisabled: boolean;
  /** Gets the name without spaces around it. The field is emptied if it says that it is done. */
  act: (name: string) => Promise<boolean>;
};

/** The name that something gets, and a button that makes it, inside the form of something else. */
export function NameField({ label, action, isDisabled, act }: NameFieldProps) {
  const [name, setName] = useState('');
  const id = useId();
  const isReady = !isDisabled && name.trim() !== '';
  const finish = async () => {
    if (isReady && (await act(name.trim()))) setName('');
  };
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        value={name}
        maxLength={120}
        onChange={({ target }) => setName(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // The form around it would be saved.
          event.preventDefault();
          void finish();
        }}
      />
      <Button buttonStyle="secondary" size="small" margin={false} disabled={!isReady} onClick={finish}>
        {action}
      </Button>
    </>
  );
}
