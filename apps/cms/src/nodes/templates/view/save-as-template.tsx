'use client';

import type { Messages } from '@keelstone/languages/messages.ts';
import { toast, useDocumentInfo } from '@payloadcms/ui';
import { useState } from 'react';
import { fillMessage } from '../../../admin/fill-message.ts';
import { NameField } from '../../../admin/name-field.tsx';
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
  const [isBusy, setBusy] = useState(false);
  const save = async (title: string) => {
    setBusy(true);
    try {
      await send(`/api/${collectionSlug}/${id}/template`, title);
      toast.success(fillMessage(messages.templateMade, { title }));
      return true;
    } catch (error) {
      toast.error((error as Error).message);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return (
    <details className="save-as-template">
      <summary>{messages.saveAsTemplate}</summary>
      <p>{messages.templateIntro}</p>
      <NameField
        label={messages.templateName}
        action={messages.saveTemplate}
        isDisabled={isBusy}
        act={save}
      />
    </details>
  );
}
