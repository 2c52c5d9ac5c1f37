import { messagesOf } from '@keelstone/languages/messages.ts';
import type { FastifyReply } from 'fastify';
import { sendPage } from '../../shell/render-page.tsx';
import { formPageParts } from '../view/form-page-parts.tsx';
import type { SentFrom } from './form-request.ts';
import type { FormsContext } from './forms-context.ts';
import { placedForms } from './placed-forms.ts';
import type { Outcome } from './receive-form.ts';
import { confirmationUrl, sentPath } from './sent-path.ts';

/** The page that contains the submitted form, if it still does. */
function findPage({ form, view, path }: SentFrom, context: FormsContext) {
  const page = context.pageWithForm(path);
  const holds =
    page && placedForms(page.node).some((placed) => placed.view === view && placed.form.id === form.id);
  return holds ? page : null;
}

function sendReturned(
  reply: FastifyReply,
  { from, status, returned }: Extract<Outcome, { kind: 'returned' }>,
  context: FormsContext,
) {
  const page = findPage(from, context);
  const parts = page ? page.show(returned) : formPageParts(from, returned, context);
  const wrong = Object.keys(returned.errors).length;
  // None for the next step: while the scripts of a page are late, browsers go there themselves.
  const messages = messagesOf(from.language, 'forms');
  const error = returned.problem ? messages.notSent : wrong > 0 ? messages.errors(wrong) : null;
  const title = error ? messagesOf(from.language).labelled(error, parts.title) : parts.title;
  // With `no-store`, Chromium has nothing to show on Back to this page but ERR_CACHE_MISS. Only this visitor's own browser
  // keeps it, as it keeps what was entered, and none shows it but on Back.
  reply.code(status).header('cache-control', 'private, no-cache');
  return sendPage(reply, { ...parts, title, robots: 'noindex' }, context.assets);
}

/**
 * Responds to a form that was sent without scripts: with its page, or with a redirect, so that a reload does not
 * send it again.
 */
export function respondWithPage(reply: FastifyReply, outcome: Outcome, context: FormsContext) {
  if (outcome.kind === 'returned') return sendReturned(reply, outcome, context);
  const { from } = outcome;
  const onward = confirmationUrl(from.form);
  if (onward && !onward.isElsewhere && !onward.isFile) return reply.redirect(onward.url, 303);
  const nid = findPage(from, context)?.node.nid ?? null;
  return reply.redirect(sentPath(from.form.id, from.language, nid), 303);
}
