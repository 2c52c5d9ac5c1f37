'use client';

import { say } from '@keelstone/languages/say.ts';
import { Button, toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import type { LinkCheck } from '../../external-links/link-checks.ts';
import { sayAnswer } from './link-texts.ts';

async function post(path: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(path, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
    credentials: 'same-origin',
  });
  if (response.ok) return response;
  const { errors } = (await response.json()) as { errors: { message: string }[] };
  throw new Error(errors[0]?.message);
}

type LinkActionsProps = {
  address: string;
  isIgnored: boolean;
  mayVisit: boolean;
  /** The id of what names the link. */
  describedBy: string;
};

/** What editors can do about a link that seems broken. */
export function LinkActions({ address, isIgnored, mayVisit, describedBy }: LinkActionsProps) {
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  const act = async (work: () => Promise<string>) => {
    setBusy(true);
    try {
      toast.success(await work());
      router.refresh();
    } catch (error) {
      toast.error((error as Error).message || say('The CMS does not answer. Try again.'));
    }
    setBusy(false);
  };
  const visit = async () => {
    const response = await post('/api/link-checks/visit', { address });
    return sayAnswer((await response.json()) as LinkCheck);
  };
  const ignore = async () => {
    await post('/api/link-checks/ignore', { address, ignores: !isIgnored });
    return isIgnored ? say('The link is checked again.') : say('The link is ignored from now on.');
  };
  const button = { buttonStyle: 'secondary', size: 'small', margin: false, disabled: isBusy } as const;
  const extraButtonProps = { 'aria-describedby': describedBy };
  return (
    <div className="page-reports__actions">
      {mayVisit && !isIgnored && (
        <Button {...button} extraButtonProps={extraButtonProps} onClick={() => void act(visit)}>
          {say('Check again now')}
        </Button>
      )}
      <Button {...button} extraButtonProps={extraButtonProps} onClick={() => void act(ignore)}>
        {isIgnored ? say('Check this link again') : say('Ignore this link')}
      </Button>
    </div>
  );
}
