'use client';

import type { User } from '@keelstone/editing/payload-types.ts';
import { say } from '@keelstone/languages/say.ts';
import { Button, useAuth, useDocumentInfo, useField } from '@payloadcms/ui';
import type { TextareaFieldClientComponent } from 'payload';
import './review-panel.css';
import { useSaveDraft } from '../../admin/use-save-draft.ts';
import { SendBack } from './send-back.tsx';

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
  const canSendBack = isInReview && user?.role !== 'author';
  return (
    <section className="review-panel" aria-label={say('Review')}>
      {note && (
        <div className="review-panel__note">
          <h3>{say('Note of the review')}</h3>
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
      {canSendBack && (
        <SendBack
          path={path}
          onSend={(reviewNote) =>
            saveDraft({ moderation: 'draft', reviewNote }, say('Sent back to its author.'))
          }
        />
      )}
    </section>
  );
};
