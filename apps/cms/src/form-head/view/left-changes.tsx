'use client';

import { say } from '@keelstone/languages/say.ts';

import { Button, toast, useDocumentInfo, useForm } from '@payloadcms/ui';
import { useState } from 'react';
import { fieldLabels } from '../../admin/field-labels.ts';
import { formatTime } from '../../admin/format-time.ts';
import { forgetChanges, keepChanges, thisView } from '../../admin/kept-changes.ts';
import { typedText } from '../../admin/typed-text.ts';
import type { KeptForm } from './use-keep-changes.ts';
import type { LeftChanges as Left } from './use-left-changes.ts';

type Props = { changes: Left; form: NonNullable<KeptForm>; onSettled: () => void };

/** The offer to put back into the form what was typed and not saved. */
export function LeftChanges({ changes, form, onSettled }: Props) {
  const { docConfig } = useDocumentInfo();
  const { reset, setModified } = useForm();
  const [text, setText] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const labels = fieldLabels(docConfig?.fields ?? []);
  const fields = changes.changed.map((name) => labels.get(name) ?? name).join(', ');

  const restore = async () => {
    setIsBusy(true);
    // With the version that it was typed for: if there is a newer one, the save asks what to do.
    await reset(changes.data);
    setModified(true);
    onSettled();
    toast.success(say('Your text is back in the form. It is not saved yet.'));
    // From here on, this form keeps it.
    const { base, at, data } = changes;
    await keepChanges({ ...form, view: thisView(), base, at, data });
    await forgetChanges([changes.id]);
  };
  const copy = async () => {
    const typed = typedText(changes.data, labels);
    setText(typed);
    await navigator.clipboard.writeText(typed).then(
      () => toast.success(say('What you typed is in the clipboard.')),
      // The text is shown, to be copied by hand.
      () => undefined,
    );
  };
  const discard = async () => {
    onSettled();
    await forgetChanges([changes.id]);
  };
  return (
    <>
      <p>
        <strong>
          {say(
            changes.isElsewhere
              ? 'What you typed until {time} in another browser was not saved.'
              : 'What you typed until {time} was not saved. It is kept in this browser.',
            { time: formatTime(new Date(changes.at)) },
          )}
        </strong>{' '}
        {say('Changed: {fields}.', { fields })}
      </p>
      {changes.isOutdated && (
        <p>
          {say(
            'Somebody has saved this since. Put your text back and save, and you can choose what becomes of both.',
          )}
        </p>
      )}
      <div className="unsaved-changes__choices">
        <Button
          buttonStyle="primary"
          size="medium"
          margin={false}
          disabled={isBusy}
          onClick={() => void restore().catch((error: Error) => toast.error(error.message))}
        >
          {say('Put it back')}
        </Button>
        <Button buttonStyle="secondary" size="medium" margin={false} onClick={() => void copy()}>
          {say('Copy it')}
        </Button>
        <Button buttonStyle="secondary" size="medium" margin={false} onClick={() => void discard()}>
          {say('Discard it')}
        </Button>
      </div>
      {text !== null && <textarea readOnly aria-label={say('What you typed')} rows={6} value={text} />}
    </>
  );
}
