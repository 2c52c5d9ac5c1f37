import { messagesOf } from '@keelstone/languages/messages.ts';
import type { Confirmation, Language } from '@keelstone/model';
import { FormSent } from '../form/form-sent.tsx';
import type { HeadingLevel } from '../heading/heading-level.ts';
import { RichText } from '../rich-text/rich-text.tsx';

type ConfirmationViewProps = {
  id: string;
  confirmation: Confirmation;
  language: Language;
  /** Level of the highest headings in the message. */
  topLevel?: HeadingLevel;
};

/** Confirms that a form has been received (C-8): with the editor's message, or a default one. */
export function ConfirmationView({ id, confirmation, language, topLevel = 3 }: ConfirmationViewProps) {
  const { sent, sentTitle } = messagesOf(language, 'forms');
  const message = confirmation.kind === 'message' ? confirmation.message : [];
  return (
    <FormSent id={id} label={sentTitle}>
      {message.length > 0 ? (
        <RichText blocks={message} language={language} topLevel={topLevel} />
      ) : (
        <p>{sent}</p>
      )}
    </FormSent>
  );
}
