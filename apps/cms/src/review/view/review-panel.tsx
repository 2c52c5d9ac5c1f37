'use client';

import type { User } from '@keelstone/editing/payload-types.ts';
import { say } from '@keelstone/languages/say.ts';
import { Button, TextareaInput, useAuth, useDocumentInfo, useField, useFormModified } from '@payloadcms/ui';
import type { TextareaFieldClientComponent } from 'payload';
import { useState } from 'react';
import './review-panel.css';
import { useLeaveWarning } from '../../admin/unsaved/use-leave-warning.ts';
import { useUnsent } from '../../admin/unsaved/use-unsent.ts';
import { useSaveDraft } from '../../admin/use-save-draft.ts';

type SendBackProps = {
  path: string;
  moderation: unknown;
  onSend: (note: string) => Promise<boolean>;
};

/**
 * For those who may publish: a note for the author, and a button that sends the text back. What was written stays when
 * somebody else has sent it back, or published it, meanwhile.
 */
function SendBack({ path, moderation, onSend }: SendBackProps) {
  const { user } = useAuth<User>();
  const { collectionSlug, id } = useDocumentInfo();
  const [note, setNote] = useUnsent(`${user?.id} ${collectionSlug}/${id} note`, '');
  const isModified = useFormModified();
  // The note is no part of the form.
  useLeaveWarning(
    note.trim() !== '',
    say('What you typed here is not saved yet. Leave the page?'),
    isModified,
  );
  const [isSending, setSending] = useState(false);
  const send = async () => {
    setSending(true);
    // What is written meanwhile stays.
    if (await onSend(note.trim())) setNote((now) => (now === note ? '' : now));
    setSending(false);
  };
  const isInReview = moderation === 'in_review';
  if (!isInReview && (note === '' || isSending)) return null;
  return (
    <>
      <TextareaInput
        path={path}
        label={say('Note to the author')}
        description={
          isInReview
            ? say('What should change before this can be published.')
            : say('This text does not wait for a review any more, and your note was not sent.')
        }
        rows={3}
        value={note}
        onChange={({ target }) => setNote(() => target.value)}
      />
      {(isInReview || moderation === 'draft') && (
        <Button
          buttonStyle="secondary"
          size="medium"
          disabled={note.trim() === '' || isSending}
          onClick={() => void send()}
        >
          {say('Send back')}
        </Button>
      )}
    </>
  );
}

/**
 * Beside the form: sends a text to review, shows the reviewer's note, and lets those who may publish send it back
 * (C-9).
 */
export const ReviewPanel: TextareaFieldClientComponent = ({ path: givenPath }) => {
  const { path, value: note } = useField<string>({ potentiallyStalePath: givenPath });
  const { user } = useAuth<User>();
  const { data } = useDocumentInfo();
  const saveDraft = useSaveDraft();
  const isInReview = data?.moderation === 'in_review';
  return (
    <section className="review-panel" aria-label={say('Review')}>
      {note && (
        <div className="review-panel__note">
          <h2>{say('Note of the review')}</h2>
          <p>{note}</p>
        </div>
      )}
      {isInReview && <p className="review-panel__state">{say('This text waits for a review.')}</p>}
      {!isInReview && (
        <Button
          buttonStyle="secondary"
          size="medium"
          onClick={() => void saveDraft({ moderation: 'in_review' }, say('Sent to review.'))}
        >
          {say('Send to review')}
        </Button>
      )}
      {user?.role !== 'author' && (
        <SendBack
          path={path}
          moderation={data?.moderation}
          onSend={(text) => {
            // Below that of a colleague who has sent it back before.
            const reviewNote = isInReview || !note ? text : `${note}\n\n${text}`;
            return saveDraft({ moderation: 'draft', reviewNote }, say('Sent back to its author.'));
          }}
        />
      )}
    </section>
  );
};
