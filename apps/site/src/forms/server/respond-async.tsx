import { type AsyncResponse, type Command, VERIFICATION_HEADER, VERIFIED } from '@keelstone/async/protocol';
import { messagesOf } from '@keelstone/languages/messages.ts';
import { ErrorSummary } from '@keelstone/ui/form/error-summary.tsx';
import { ConfirmationView } from '@keelstone/ui/form-view/confirmation-view.tsx';
import { FORM_NAMES, formHeadingId } from '@keelstone/ui/form-view/form-names.ts';
import type { ReturnedForm } from '@keelstone/ui/form-view/form-state.ts';
import { FormView } from '@keelstone/ui/form-view/form-view.tsx';
import type { FastifyReply } from 'fastify';
import { renderToStaticMarkup } from 'react-dom/server';
import type { SentFrom } from './form-request.ts';
import type { Outcome } from './receive-form.ts';
import { confirmationUrl, sentPath } from './sent-path.ts';

const isWrong = ({ problem, errors }: ReturnedForm) =>
  problem !== undefined || Object.keys(errors).length > 0;

/** Commands that render the form again in its place, with its errors or at another step. */
function returnedCommands({ form, language, view, path }: SentFrom, returned: ReturnedForm): Command[] {
  const html = renderToStaticMarkup(
    <FormView
      form={form}
      view={view}
      language={language}
      context={{ page: path, returned }}
      labelledBy={formHeadingId(view)}
    />,
  );
  return [
    { command: 'replace', selector: `#form-${view}`, html },
    { command: 'focus', selector: `#form-${view}-${isWrong(returned) ? 'errors' : 'step'}` },
  ];
}

function sentCommands({ form, language, view }: SentFrom): Command[] {
  const onward = confirmationUrl(form);
  if (onward && !onward.isFile) {
    // The browser script does not follow unencrypted URLs.
    const isFollowed = !onward.url.toLowerCase().startsWith('http:');
    return [{ command: 'redirect', url: isFollowed ? onward.url : sentPath(form.id, language, null) }];
  }
  const id = `form-${view}-sent`;
  const html = renderToStaticMarkup(<ConfirmationView id={id} form={form} language={language} />);
  return [
    { command: 'replace', selector: `#form-${view}`, html },
    { command: 'announce', text: messagesOf(language, 'forms').sentTitle },
    { command: 'focus', selector: `#${id}` },
    ...(onward ? [{ command: 'redirect', url: onward.url } as const] : []),
  ];
}

const TOO_LONG = 'form-too-long';

/**
 * Says above the form that is being sent that it was too long to be read. It stays in the page as it is, because nobody
 * else knows what was entered.
 */
function tooLongCommands({ language }: SentFrom, problem: string): Command[] {
  const key = { type: 'hidden', name: FORM_NAMES.key };
  const html = renderToStaticMarkup(
    <>
      {/* Removed with the next attempt, as other errors of a request are. */}
      <div data-async-error="">
        <ErrorSummary id={TOO_LONG} problem={problem} fields={[]} messages={messagesOf(language, 'forms')} />
      </div>
      <input {...key} defaultValue="" data-source="key" />
    </>,
  );
  return [
    // What every form has at its beginning, and what its next attempt may have anew: nothing was stored.
    { command: 'replace', selector: `form[aria-busy] > input[name="${FORM_NAMES.key}"]`, html },
    { command: 'focus', selector: `#${TOO_LONG}-errors` },
  ];
}

/** Responds to a form whose body was too long to be read, and which scripts have sent. */
export const respondTooLong = (reply: FastifyReply, from: SentFrom, problem: string) =>
  reply
    .code(413)
    .header(VERIFICATION_HEADER, VERIFIED)
    .send({ commands: tooLongCommands(from, problem) } satisfies AsyncResponse);

/**
 * Responds to a form that was sent asynchronously, with commands for the page.
 *
 * @param styles stylesheets that the current markup needs and the page has not loaded
 */
export function respondWithCommands(reply: FastifyReply, outcome: Outcome, styles: string[]) {
  const commands =
    outcome.kind === 'sent' ? sentCommands(outcome.from) : returnedCommands(outcome.from, outcome.returned);
  const needsStyles = styles.length > 0 && commands.some(({ command }) => command === 'replace');
  const load: Command[] = needsStyles ? [{ command: 'load', styles, scripts: [] }] : [];
  return reply
    .code(outcome.kind === 'sent' ? 200 : outcome.status)
    .header(VERIFICATION_HEADER, VERIFIED)
    .send({ commands: [...load, ...commands] } satisfies AsyncResponse);
}
