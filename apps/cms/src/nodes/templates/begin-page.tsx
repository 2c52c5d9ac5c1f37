'use client';

import { toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { type FormEvent, type ReactNode, useState, useTransition } from 'react';
import * as v from 'valibot';
import { formPath } from '../../admin/form-path.ts';
import { readResponse } from '../../admin/read-response.ts';

const begunSchema = v.object({ doc: v.object({ type: v.string(), id: v.number() }) });

/**
 * A button that begins a page with a template: once, also when it is pressed twice or the answer is lost, which the browser's
 * own form would leave to a page of errors and another draft.
 */
export function BeginPage({ template, children }: { template: number; children: ReactNode }) {
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  const [isLeaving, leave] = useTransition();
  const action = `/api/page_templates/${template}/page`;
  const begin = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      const { doc } = await readResponse(fetch(action, { method: 'POST' }), begunSchema);
      leave(() => router.push(formPath(doc.type, doc.id)));
    } catch (error) {
      toast.error((error as Error).message);
    }
    setBusy(false);
  };
  return (
    <form method="post" action={action} onSubmit={(event) => void begin(event)}>
      <button type="submit" disabled={isBusy || isLeaving}>
        {children}
      </button>
    </form>
  );
}
