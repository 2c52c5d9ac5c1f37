'use client';

import { Pill, useRowLabel } from '@payloadcms/ui';
import { wordsOfBlock } from './telling-words.ts';

/**
 * Label of a collapsed section: its kind and a summary of its content, so that a long page reads like a table of
 * contents.
 */
export function BlockLabel({ kind }: { kind: string }) {
  const { data } = useRowLabel<unknown>();
  return (
    <>
      <Pill pillStyle="white" size="small">
        {kind}
      </Pill>{' '}
      <span>{wordsOfBlock(data)}</span>
    </>
  );
}
