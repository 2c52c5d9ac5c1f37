import { messagesOf } from '@keelstone/languages/messages.ts';
import type { Form, Language } from '@keelstone/model';
import { FormSent } from '../form/form-sent.tsx';
import type { HeadingLevel } from '../heading/heading-level.ts';
import { RichText } from '../rich-text/rich-text.tsx';

type ConfirmationViewProps = {
  id: string;
  form: Form;
  language: Language;
  /** Level of the highest headings in the message. */
  topLevel?: HeadingLevel;
};

/** Confirms that a form has been received (C-8): with the editor's message, or a default one. */
export function ConfirmationView({ id, form, language, topLevel = 3 }: ConfirmationViewProps) {
  const { sent, sentTitle } = messagesOf(language, 'forms');
  const { confirmation } = form;
  const message = confirmation.kind === 'message' ? confirmation.message : [];
  return (
    <FormSent id={id} label={sentTitle}>
      {message.length > 0 ? (
        <div lang={form.language}>
          <RichText blocks={message} language={form.language ?? language} topLevel={topLevel} />
        </div>
      ) : (
        <p>{sent}</p>
      )}
    </FormSent>
  );
}
