'use client';

import { Button, toast, useDocumentInfo, useForm } from '@payloadcms/ui';
import { useState } from 'react';
import { fieldLabels } from '../../admin/field-labels.ts';
import { formatTime } from '../../admin/format-time.ts';
import { forgetChanges, keepChanges, thisView } from '../../admin/kept-changes.ts';
import { typedText } from '../../admin/typed-text.ts';
import { useMessages } from '../../admin/use-messages.ts';
import type { KeptForm } from './use-keep-changes.ts';
import type { LeftChanges as Left } from './use-left-changes.ts';

type Props = { changes: Left; form: NonNullable<KeptForm>; onSettled: () => void };

/** The offer to put back into the form what was typed and not saved. */
export function LeftChanges({ changes, form, onSettled }: Props) {
  const t = useMessages('unsaved');
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
    toast.success(t('restored'));
    // From here on, this form keeps it.
    const { base, at, data } = changes;
    await keepChanges({ ...form, view: thisView(), base, at, data });
    await forgetChanges([changes.id]);
  };
  const copy = async () => {
    const typed = typedText(changes.data, labels);
    setText(typed);
    await navigator.clipboard.writeText(typed).then(
      () => toast.success(t('copied')),
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
          {t(changes.isElsewhere ? 'keptElsewhere' : 'kept', { time: formatTime(new Date(changes.at)) })}
        </strong>{' '}
        {t('changed', { fields })}
      </p>
      {changes.isOutdated && <p>{t('savedSince')}</p>}
      <div className="unsaved-changes__choices">
        <Button
          buttonStyle="primary"
          size="medium"
          margin={false}
          disabled={isBusy}
          onClick={() => void restore().catch((error: Error) => toast.error(error.message))}
        >
          {t('restore')}
        </Button>
        <Button buttonStyle="secondary" size="medium" margin={false} onClick={() => void copy()}>
          {t('copy')}
        </Button>
        <Button buttonStyle="secondary" size="medium" margin={false} onClick={() => void discard()}>
          {t('discard')}
        </Button>
      </div>
      {text !== null && <textarea readOnly aria-label={t('text')} rows={6} value={text} />}
    </>
  );
}
