'use client';

import { say } from '@keelstone/languages/say.ts';
import { Button, toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { useState } from 'react';

type RestoreProps = {
  /** Of the endpoint of the version. */
  address: string;
  /** Of the form of the page. */
  form: string;
  describedBy: string;
  /** When the newest version that the list shows was saved. */
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
    setBusy(true);
    try {
      const response = await fetch(address, {
        method: 'POST',
        credentials: 'same-origin',
        headers: { 'if-match': `"${newest}"` },
      });
      const { errors } = (await response.json()) as { errors?: { message: string }[] };
      if (!response.ok) throw new Error(errors?.[0]?.message);
      toast.success(say('This version is a draft again.'));
      router.push(form);
    } catch (error) {
      toast.error((error as Error).message || say('The CMS does not answer. Try again.'));
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
