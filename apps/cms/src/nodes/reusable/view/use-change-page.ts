'use client';

import { toast, useDocumentInfo, useForm } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { useHasChanges } from '../../../admin/unsaved/use-has-changes.ts';
import { useSaveDraft } from '../../../admin/use-save-draft.ts';

/** Where the message waits for the form that is loaded again. */
const MESSAGE = 'keelstone-reused';

/** In the form that a change of its page loads again: says what has happened. */
export function useDoneMessage(): void {
  useEffect(() => {
    const message = sessionStorage.getItem(MESSAGE);
    sessionStorage.removeItem(MESSAGE);
    if (message) toast.success(message);
  }, []);
}

/** Longer than a page takes to go that is loaded again. */
const STAYED_MS = 10_000;

type Page = { collectionSlug: string; id: number | string };

/**
 * For changes of a saved page that the server makes: saves what was typed as a draft, and loads the form again.
 *
 * @param saveFirst what to say if the page was never saved
 */
export function useChangePage(saveFirst: string) {
  const { id, collectionSlug } = useDocumentInfo();
  const hasChanges = useHasChanges();
  const { formRef, setProcessing } = useForm();
  const saveDraft = useSaveDraft();
  const [isBusy, setBusy] = useState(false);
  async function change(work: (page: Page) => Promise<unknown>, done: string): Promise<void> {
    if (id === undefined || !collectionSlug) {
      toast.error(saveFirst);
      return;
    }
    setBusy(true);
    // Until the form is loaded again, nothing can be typed into it; Payload would leave texts open.
    formRef.current?.toggleAttribute('inert', true);
    const release = () => {
      setProcessing(false);
      formRef.current?.toggleAttribute('inert', false);
    };
    try {
      if ((await hasChanges()) && !(await saveDraft({}))) return release();
      setProcessing(true);
      await work({ id, collectionSlug });
      sessionStorage.setItem(MESSAGE, done);
      location.reload();
      // For who stays, when the browser asks.
      setTimeout(release, STAYED_MS);
    } catch (error) {
      release();
      toast.error((error as Error).message);
    } finally {
      setBusy(false);
    }
  }
  return { change, isBusy };
}
