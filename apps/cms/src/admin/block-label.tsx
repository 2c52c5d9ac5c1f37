'use client';

import { sayLabel } from '@keelstone/languages/say.ts';
import { Pill, useRowLabel } from '@payloadcms/ui';
import { wordsOfBlock } from './telling-words.ts';

/**
 * Label of a collapsed section: its kind and a summary of its content, so that a long page reads like a table of
 * contents.
 */
export function BlockLabel({ kind }: { kind: unknown }) {
  const { data } = useRowLabel<unknown>();
  return (
    <>
      <Pill pillStyle="white" size="small">
        {sayLabel(kind)}
      </Pill>{' '}
      <span>{wordsOfBlock(data)}</span>
    </>
  );
}
