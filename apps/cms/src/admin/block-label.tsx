'use client';

import { Pill, useRowLabel } from '@payloadcms/ui';
import { wordsOfBlock } from './telling-words.ts';

/** A closed section says its kind and what is in it: a page of ten is read like a table of contents. */
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
