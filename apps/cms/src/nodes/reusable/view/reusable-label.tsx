'use client';

import { say } from '@keelstone/languages/say.ts';
import { Pill, useRowLabel } from '@payloadcms/ui';
import { chosenIn, useSummary } from './use-summary.ts';

/** Label of a place that shows a reusable section: its name. */
export function ReusableLabel() {
  const { data } = useRowLabel<{ section?: unknown }>();
  const summary = useSummary(chosenIn(data?.section));
  return (
    <>
      <Pill pillStyle="white" size="small">
        {say('Reusable section')}
      </Pill>{' '}
      <span>{summary?.title}</span>
    </>
  );
}
