import { messagesOf } from '@keelstone/languages/messages.ts';
import type { Form, Language } from '@keelstone/model';
import styles from '../form/form.module.css';
import type { HeadingLevel } from '../heading/heading-level.ts';
import { RichText } from '../rich-text/rich-text.tsx';

type ConfirmationViewProps = {
  id: string;
  form: Form;
  language: Language;
  /** Level of the highest headings in the message. */
  topLevel?: HeadingLevel;
};

/**
 * Confirms that a form has been received (C-8): with the editor's message, or a default one. It takes the focus, so that
 * screen readers read it.
 */
export function ConfirmationView({ id, form, language, topLevel = 3 }: ConfirmationViewProps) {
  const { sent, sentTitle } = messagesOf(language, 'forms');
  const { confirmation } = form;
  const message = confirmation.kind === 'message' ? confirmation.message : [];
  return (
    <section className={styles.sent} id={id} aria-label={sentTitle} tabIndex={-1}>
      {message.length > 0 ? (
        <div lang={form.language}>
          <RichText blocks={message} language={form.language ?? language} topLevel={topLevel} />
        </div>
      ) : (
        <p>{sent}</p>
      )}
    </section>
  );
}
