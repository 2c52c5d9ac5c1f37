'use client';

import { say } from '@keelstone/languages/say.ts';
import { Button, toast } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { formatTime } from '../time/format-time.ts';
import { discardChanges, keepChanges, type LeftBehind, thisView } from './kept-changes.ts';
import type { KeptChanges } from './stored-changes.ts';
import { useCopyTyped } from './use-copy-typed.ts';
import type { KeptForm } from './use-keeper.ts';
import './unsaved-changes.css';

/** What became of what was left. */
type Restored = {
  /** What the form has now, to be kept. */
  data: KeptChanges['data'];
  /** Labels of the fields that keep what was typed into them since. */
  unrestored: readonly string[];
  /** Labels of the fields that the form does not have any more. */
  gone?: readonly string[];
};

type Props = {
  changes: LeftBehind;
  /** The form that they would be put back into. */
  form: NonNullable<KeptForm>;
  /** Labels of the fields that differ from it. */
  fields: readonly string[];
  /** What somebody should know who puts them back into a document that has been saved since; otherwise null. */
  warning: string | null;
  /** All that was typed, to be read. */
  typed: string;
  /** Null if there is nowhere to put it. */
  onRestore: (() => Restored | Promise<Restored>) | null;
  /** Whether nothing can be put into the form yet. */
  isWaiting?: boolean;
  /** Whether it belongs into the form without a question. */
  isRestoredAtOnce?: boolean;
  onSettled: () => void;
};

/** The offer to put back into a form what was typed and not saved (C-14). */
export function LeftChanges({
  changes,
  form,
  fields,
  warning,
  typed,
  onRestore,
  isWaiting = false,
  isRestoredAtOnce,
  onSettled,
}: Props) {
  const [copied, copy] = useCopyTyped(() => typed);
  const [isBusy, setIsBusy] = useState(false);

  const restore = async () => {
    if (!onRestore) return;
    setIsBusy(true);
    const { data, unrestored, gone = [] } = await onRestore();
    // From here on, this form keeps it.
    const { base, at } = changes;
    await keepChanges({ ...form, view: thisView(), base, at, data });
    setIsBusy(false);
    if (gone.length > 0)
      toast.info(
        say('The form has no {fields} any more, since the CMS was updated. Copy what you had typed there.', {
          fields: gone.join(', '),
        }),
      );
    if (unrestored.length > 0)
      toast.info(
        say(
          'You have typed into {fields} since, which stays as it is. What you had typed before is kept here.',
          {
            fields: unrestored.join(', '),
          },
        ),
      );
    if (gone.length + unrestored.length > 0) return;
    onSettled();
    toast.success(say('Your text is back in the form. It is not saved yet.'));
    await discardChanges([changes.id]);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is there
  useEffect(() => {
    if (isRestoredAtOnce) void restore().catch((error: Error) => toast.error(error.message));
  }, []);
  const discard = async () => {
    onSettled();
    await discardChanges([changes.id]);
  };
  return (
    <section className="unsaved-changes" aria-label={say('Unsaved changes')}>
      <p>
        <strong>
          {say(
            changes.isElsewhere
              ? 'What you typed until {time} in another browser was not saved.'
              : 'What you typed until {time} was not saved. It is kept in this browser.',
            { time: formatTime(new Date(changes.at)) },
          )}
        </strong>{' '}
        {say('Changed: {fields}.', { fields: fields.join(', ') })}
      </p>
      {warning && <p>{warning}</p>}
      <div className="unsaved-changes__choices">
        {onRestore && (
          <Button
            buttonStyle="primary"
            size="medium"
            margin={false}
            disabled={isBusy || isWaiting}
            onClick={() => void restore().catch((error: Error) => toast.error(error.message))}
          >
            {say('Put it back')}
          </Button>
        )}
        <Button buttonStyle="secondary" size="medium" margin={false} onClick={copy}>
          {say('Copy it')}
        </Button>
        <Button buttonStyle="secondary" size="medium" margin={false} onClick={() => void discard()}>
          {say('Discard it')}
        </Button>
      </div>
      {copied !== null && <textarea readOnly aria-label={say('What you typed')} rows={6} value={copied} />}
    </section>
  );
}
