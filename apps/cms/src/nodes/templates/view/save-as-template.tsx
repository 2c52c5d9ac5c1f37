'use client';

import type { Messages } from '@keelstone/languages/messages.ts';
import { fillMessage } from '@keelstone/languages/say.ts';
import { toast, useDocumentInfo } from '@payloadcms/ui';
import { useState } from 'react';
import * as v from 'valibot';
import { NameField } from '../../../admin/name-field.tsx';
import { jsonRequest, readResponse } from '../../../admin/read-response.ts';
import './templates.css';

/** In the margin of a page's form: keeps the page, as saved last, as a template. */
export function SaveAsTemplate({ messages }: { messages: Messages['reuse'] }) {
  const { id, collectionSlug } = useDocumentInfo();
  const [isBusy, setBusy] = useState(false);
  const save = async (title: string) => {
    setBusy(true);
    try {
      const request = fetch(`/api/${collectionSlug}/${id}/template`, jsonRequest({ title }));
      await readResponse(request, v.unknown());
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
