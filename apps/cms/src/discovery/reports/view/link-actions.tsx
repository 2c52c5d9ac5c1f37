'use client';

import { say } from '@keelstone/languages/say.ts';
import { Button, toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useLayoutEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { jsonRequest, readResponse } from '../../../admin/read-response.ts';
import { sayResult } from './link-texts.ts';

const checkSchema = v.object({
  outcome: v.nullable(v.picklist(['reached', 'failed', 'refused'])),
  answer: v.nullable(v.string()),
});

const post = <T,>(path: string, body: object, schema: v.GenericSchema<unknown, T>): Promise<T> =>
  readResponse(fetch(path, jsonRequest(body)), schema);

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
  const place = useRef<HTMLDivElement>(null);
  const [busyWith, setBusyWith] = useState<'visit' | 'ignore' | null>(null);
  useLayoutEffect(() => {
    const row = place.current;
    const report = row?.closest('section');
    return () => {
      // A link that works leaves the report, and the focus would go to the page with it.
      if (row?.contains(document.activeElement)) report?.focus();
    };
  }, []);
  const act = async (name: 'visit' | 'ignore', work: () => Promise<unknown>) => {
    if (busyWith) return;
    setBusyWith(name);
    try {
      await work();
      router.refresh();
    } catch (error) {
      toast.error((error as Error).message);
    }
    setBusyWith(null);
  };
  const visit = async () => {
    const check = await post('/api/link-checks/visit', { address }, checkSchema);
    toast[check.outcome === 'reached' ? 'success' : 'warning'](sayResult(check));
  };
  const ignore = async () => {
    await post('/api/link-checks/ignore', { address, ignores: !isIgnored }, v.unknown());
    toast.success(isIgnored ? say('The link is checked again.') : say('The link is ignored from now on.'));
  };
  const button = { buttonStyle: 'secondary', size: 'small', margin: false } as const;
  // A disabled button would lose the focus.
  const extraButtonProps = { 'aria-describedby': describedBy, 'aria-disabled': busyWith !== null };
  return (
    <div className="page-reports__actions" ref={place}>
      {mayVisit && !isIgnored && (
        <Button {...button} extraButtonProps={extraButtonProps} onClick={() => void act('visit', visit)}>
          {busyWith === 'visit' ? say('Checking …') : say('Check again now')}
        </Button>
      )}
      <Button {...button} extraButtonProps={extraButtonProps} onClick={() => void act('ignore', ignore)}>
        {isIgnored ? say('Check this link again') : say('Ignore this link')}
      </Button>
    </div>
  );
}
