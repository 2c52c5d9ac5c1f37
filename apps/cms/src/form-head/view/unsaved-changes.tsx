'use client';

import { say } from '@keelstone/languages/say.ts';

import { LeftChanges } from './left-changes.tsx';
import { useKeepChanges } from './use-keep-changes.ts';
import { useLeftChanges } from './use-left-changes.ts';
import './unsaved-changes.css';

/** Keeps what is typed in the browser, and offers what was left unsaved (C-14). */
export function UnsavedChanges() {
  const form = useKeepChanges();
  const [left, settle] = useLeftChanges(form);
  if (!left || !form) return null;
  return (
    <section className="unsaved-changes" aria-label={say('Unsaved changes')}>
      <LeftChanges key={left.id} changes={left} form={form} onSettled={settle} />
    </section>
  );
}
