'use client';

import type { Messages } from '@keelstone/languages/messages.ts';
import { Button, toast, useDocumentInfo } from '@payloadcms/ui';
import { useId, useState } from 'react';
import { fillMessage } from '../../../admin/fill-message.ts';
import './templates.css';

type Refusal = { errors?: { message?: string }[] };

async function send(address: string, title: string): Promise<void> {
  const response = await fetch(address, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ title }),
  });
  if (response.ok) return;
  const { errors } = (await response.json().catch(() => ({}))) as Refusal;
  throw new Error(errors?.[0]?.message ?? response.statusText);
}

/** In the margin of a page's form: keeps the page, as saved last, as a template. */
export function SaveAsTemplate({ messages }: { messages: Messages['reuse'] }) {
  const { id, collectionSlug } = useDocumentInfo();
  const [name, setName] = useState('');
  const [isBusy, setBusy] = useState(false);
  const nameId = useId();
  const title = name.trim();
  const save = async () => {
    setBusy(true);
    try {
      await send(`/api/${collectionSlug}/${id}/template`, title);
      toast.success(fillMessage(messages.templateMade, { title }));
      setName('');
    } catch (error) {
      toast.error((error as Error).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <details className="save-as-template">
      <summary>{messages.saveAsTemplate}</summary>
      <p>{messages.templateIntro}</p>
      <label htmlFor={nameId}>{messages.templateName}</label>
      <input
        id={nameId}
        value={name}
        maxLength={120}
        onChange={({ target }) => setName(target.value)}
        onKeyDown={(event) => {
          // The form around it would be saved.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <Button
        buttonStyle="secondary"
        size="small"
        margin={false}
        disabled={isBusy || title === ''}
        onClick={save}
      >
        {messages.saveTemplate}
      </Button>
    </details>
  );
}
