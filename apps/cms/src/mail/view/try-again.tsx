'use client';

import { say } from '@keelstone/languages/say.ts';
import { Button, toast, useDocumentInfo } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import * as v from 'valibot';
import { readResponse } from '../../admin/read-response.ts';

/** In the form of a mail that was given up. */
export function TryAgain() {
  const { id } = useDocumentInfo();
  const router = useRouter();
  const [isSending, setSending] = useState(false);
  const tryAgain = async () => {
    setSending(true);
    try {
      const request = fetch(`/api/mails/${id}/try-again`, { method: 'POST' });
      await readResponse(request, v.unknown());
      toast.success(say('It will be sent again at once.'));
      router.refresh();
    } catch (error) {
      toast.error((error as Error).message);
    }
    setSending(false);
  };
  return (
    <Button buttonStyle="secondary" disabled={isSending} onClick={() => void tryAgain()}>
      {say('Send again')}
    </Button>
  );
}
