'use client';

import { say } from '@keelstone/languages/say.ts';
import { Button, toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { useState } from 'react';
import * as v from 'valibot';
import { rememberFirstField } from '../../admin/focus/returned-focus.ts';
import { readResponse } from '../../admin/read-response.ts';

/** As long as it takes to read which languages it has replaced. */
const TOAST_MS = 12_000;

type RestoreProps = {
  /** Of the endpoint of the version. */
  address: string;
  /** Of the form of the page. */
  form: string;
  describedBy: string;
  /** The `updatedAt` of the newest version that the list shows. */
  newest: string;
};

/**
 * Restores a version as a draft: nothing is lost or published by it, so it does not ask before. It is refused while
 * somebody else is editing the page, and when there are versions that the list does not show.
 */
export function RestoreVersion({ address, form, describedBy, newest }: RestoreProps) {
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  const restore = async () => {
    // Before the button is disabled.
    rememberFirstField(form);
    setBusy(true);
    try {
      const request = fetch(address, {
        method: 'POST',
        credentials: 'same-origin',
        headers: { 'if-match': `"${newest}"` },
      });
      const { message } = await readResponse(request, v.object({ message: v.string() }));
      toast.success(message, { duration: TOAST_MS });
      router.push(form);
    } catch (error) {
      toast.error((error as Error).message);
      setBusy(false);
    }
  };
  return (
    <Button
      buttonStyle="secondary"
      size="small"
      margin={false}
      disabled={isBusy}
      extraButtonProps={{ 'aria-describedby': describedBy }}
      onClick={() => void restore()}
    >
      {say('Restore as draft')}
    </Button>
  );
}
