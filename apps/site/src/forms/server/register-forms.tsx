import { messagesOf } from '@keelstone/languages/messages.ts';
import { LANGUAGES, languagePrefix, splitLanguage } from '@keelstone/model';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { renderPage } from '../../shell/render-page.tsx';
import { sentPageParts } from '../view/sent-page-parts.tsx';
import { type Entered, readAsync, readUrlEncoded } from './entered.ts';
import { findSentFrom } from './form-request.ts';
import type { FormsContext } from './forms-context.ts';
import { holdsForm } from './placed-forms.ts';
import { receiveForm } from './receive-form.ts';
import { registerFormCounts } from './register-form-counts.ts';
import { respondWithCommands } from './respond-async.tsx';
import { respondWithPage } from './respond-page.tsx';
import { confirmationUrl } from './sent-path.ts';

/** Enough for thirty fields of several thousand characters. */
const BODY_LIMIT = 256 * 1024;
const ID = /^[1-9]\d{0,9}$/;
const URL_ENCODED = 'application/x-www-form-urlencoded';
/** By then, a restarted database is back, and so is the quota of a visitor who shares a network with a robot. */
const RETRY_AFTER_S: Record<number, number> = { 429: 600, 503: 60 };

type Ids = { id: string; nid?: string };

const idOf = (text: string | undefined): number | null => (text && ID.test(text) ? Number(text) : null);

function toFormRequest(request: FastifyRequest, entered: Entered, isAsync: boolean) {
  const { headers, isForeign, ip: address, protocol, host } = request;
  const formId = idOf((request.params as Ids).id) ?? 0;
  return { formId, entered, isAsync, isForeign, headers, address, origin: `${protocol}://${host}` };
}

/** The routes for submitted forms, and for the page that confirms them (C-8, A-4). */
export function registerForms(app: FastifyInstance, context: FormsContext): void {
  registerFormCounts(app, context);
  void app.register(async (scope) => {
    // Only in this scope: no other route accepts a content type that forms of other sites can send.
    scope.addContentTypeParser(URL_ENCODED, { parseAs: 'string' }, (_, body, done) =>
      done(null, readUrlEncoded(String(body))),
    );
    const config = { answersForeign: true };
    scope.post('/forms/:id', { bodyLimit: BODY_LIMIT, config }, (request, reply) =>
      take(request, reply, context),
    );
    scope.setErrorHandler((error, request, reply) => {
      if ((error as { statusCode?: number }).statusCode === 413) return refuseLength(request, reply, context);
      throw error;
    });
    scope.get('/forms/:id', (request, reply) => leadToPage(request, reply, context));
    for (const language of LANGUAGES) {
      const path = `${languagePrefix(language)}/forms/:id/sent`;
      for (const each of [path, `${path}/:nid`]) {
        scope.get(each, (request, reply) => saySent(request, reply, context));
      }
    }
  });
}

async function take(request: FastifyRequest, reply: FastifyReply, context: FormsContext) {
  const { body } = request;
  const isAsync = !(body instanceof Map);
  const read = isAsync ? readAsync(body) : { entered: body as Entered, assets: [] };
  if (!read) return reply.code(400).send({ message: 'This is not a form of this site.' });
  const outcome = await receiveForm(toFormRequest(request, read.entered, isAsync), context);
  if (!outcome) return reply.callNotFound();
  reply.header('cache-control', 'no-store');
  const retryAfter = outcome.kind === 'returned' ? RETRY_AFTER_S[outcome.status] : undefined;
  if (retryAfter) reply.header('retry-after', retryAfter);
  return isAsync
    ? respondWithCommands(reply, outcome, missingFiles(read.assets, context))
    : respondWithPage(reply, outcome, context);
}

/** Files that a response needs, but that a page opened before an update of the site has not loaded. */
const missingFiles = (known: readonly string[], { assets }: FormsContext): string[] =>
  assets.stylesheets.filter((stylesheet) => !known.includes(stylesheet));

/**
 * Larger than any form: the body was not read, so its values cannot be shown again. Browsers restore them on
 * going back.
 */
function refuseLength(request: FastifyRequest, reply: FastifyReply, context: FormsContext) {
  const from = findSentFrom(toFormRequest(request, new Map(), false), context.forms);
  if (!from) return reply.callNotFound();
  const problem = messagesOf(from.language, 'forms').problem.tooLong;
  if (!request.headers['content-type']?.startsWith(URL_ENCODED)) {
    return reply.code(413).send({ message: problem });
  }
  const returned = { view: from.view, values: {}, errors: {}, problem };
  reply.header('cache-control', 'no-store');
  return respondWithPage(reply, { kind: 'returned', from, status: 413, returned }, context);
}

/** Redirects visitors who open or reload a form's URL to a page that contains the form. */
function leadToPage(request: FastifyRequest, reply: FastifyReply, { forms, content }: FormsContext) {
  const id = idOf((request.params as Ids).id);
  for (const language of LANGUAGES) {
    const nid = id && forms.nodeWith(id, language);
    const node = nid ? content.node(nid, language) : null;
    if (node) return reply.redirect(node.path, 302);
  }
  return reply.callNotFound();
}

/** There is one such page for each form and page, and none for anything else. */
function saySent(request: FastifyRequest, reply: FastifyReply, context: FormsContext) {
  const { language } = splitLanguage(request.url);
  const { id, nid } = request.params as Ids;
  const form = context.forms.find(idOf(id) ?? 0, language);
  const node = nid === undefined ? null : context.content.node(idOf(nid) ?? 0, language);
  if (!form || (nid !== undefined && !holdsForm(node, form.id))) return reply.callNotFound();
  const onward = confirmationUrl(form);
  if (onward) reply.header('refresh', `0; url=${onward.url}`);
  const parts = sentPageParts({ form, language, node }, context);
  return reply.type('text/html; charset=utf-8').send(renderPage(parts, context.assets));
}
