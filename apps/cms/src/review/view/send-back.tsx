'use client';

import { say } from '@keelstone/languages/say.ts';
import { Button, TextareaInput } from '@payloadcms/ui';
import { useState } from 'react';

/** For those who may publish: a note for the author, and a button that sends the text back. */
export function SendBack({ path, onSend }: { path: string; onSend: (note: string) => Promise<unknown> }) {
  const [note, setNote] = useState('');
  return (
    <>
      <TextareaInput
        path={path}
        label={say('Note to the author')}
        description={say('What should change before this can be published.')}
        rows={3}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <Button
        buttonStyle="secondary"
        size="medium"
        disabled={note.trim() === ''}
        onClick={() => void onSend(note.trim())}
      >
        {say('Send back')}
      </Button>
    </>
  );
}
