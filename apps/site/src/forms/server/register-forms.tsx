import { messagesOf } from '@keelstone/languages/messages.ts';
import { LANGUAGES, languagePrefix, splitLanguage } from '@keelstone/model';
import { FORM_NAMES } from '@keelstone/ui/form-view/form-names.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { redirectLocation } from '../../http/headers/redirect-location.ts';
import { sendPage } from '../../shell/render-page.tsx';
import { sentPageParts } from '../view/sent-page-parts.tsx';
import { readUrlEncoded } from './entered.ts';
import { BodyTooLargeError, NotAFormError } from './files/read-multipart.ts';
import { type FormRequest, findSentFrom } from './form-request.ts';
import type { FormsContext } from './forms-context.ts';
import { pageUrl } from './hidden-values.ts';
import { holdsForm, placedForms } from './placed-forms.ts';
import { MULTIPART, type ReadRequest, readRequest } from './read-request.ts';
import { receiveForm } from './receive-form.ts';
import { registerFormCounts } from './register-form-counts.ts';
import { respondTooLong, respondWithCommands } from './respond-async.tsx';
import { respondWithPage } from './respond-page.tsx';
import { confirmationUrl } from './sent-path.ts';

/** Enough for thirty fields of several thousand characters. Forms with files have limits of their own. */
const BODY_LIMIT = 256 * 1024;
const ID = /^[1-9]\d{0,9}$/;
const URL_ENCODED = 'application/x-www-form-urlencoded';
/** By then, a restarted database is back, and so is the quota of a visitor who shares a network with a robot. */
const RETRY_AFTER_S: Record<number, number> = { 429: 600, 503: 60 };

type Ids = { id: string; nid?: string };

const idOf = (text: string | undefined): number | null => (text && ID.test(text) ? Number(text) : null);

const formIdOf = (request: FastifyRequest): number => idOf((request.params as Ids).id) ?? 0;

function toFormRequest(request: FastifyRequest, read: Omit<ReadRequest, 'assets'>): FormRequest {
  const { headers, isForeign, ip: address, protocol, host } = request;
  return { formId: formIdOf(request), ...read, isForeign, headers, address, origin: `${protocol}://${host}` };
}

/** The routes for submitted forms, and for the page that confirms them (C-8, A-4). */
export function registerForms(app: FastifyInstance, context: FormsContext): void {
  registerFormCounts(app, context);
  void app.register(async (scope) => {
    // Only in this scope: no other route accepts a content type that forms of other sites can send.
    scope.addContentTypeParser(URL_ENCODED, { parseAs: 'string' }, (_, body, done) =>
      done(null, readUrlEncoded(String(body))),
    );
    // Read as it arrives, within the limits of the form.
    scope.addContentTypeParser(MULTIPART, (_request, _body, done) => done(null));
    const config = { allowsForeign: true };
    scope.post('/forms/:id', { bodyLimit: BODY_LIMIT, config }, (request, reply) =>
      take(request, reply, context),
    );
    scope.setErrorHandler((error, request, reply) => {
      if (error instanceof BodyTooLargeError) reply.header('connection', 'close');
      const isTooLong =
        error instanceof BodyTooLargeError || (error as { statusCode?: number }).statusCode === 413;
      if (isTooLong) return refuseLength(request, reply, context);
      if (error instanceof NotAFormError) return refuseOther(reply);
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
  const read = await readRequest(request, formIdOf(request), context);
  if (!read) return refuseOther(reply);
  const { assets, ...form } = read;
  const outcome = await receiveForm(toFormRequest(request, form), context);
  if (!outcome) return reply.callNotFound();
  reply.header('cache-control', 'no-store');
  const retryAfter = outcome.kind === 'returned' ? RETRY_AFTER_S[outcome.status] : undefined;
  if (retryAfter) reply.header('retry-after', retryAfter);
  return form.isAsync
    ? respondWithCommands(reply, outcome, missingFiles(assets, context))
    : respondWithPage(reply, outcome, context);
}

const refuseOther = (reply: FastifyReply) =>
  reply.code(400).send({ message: 'This is not a form of this site.' });

/** Files that a response needs, but that a page opened before an update of the site has not loaded. */
const missingFiles = (known: readonly string[], { assets }: FormsContext): string[] =>
  assets.stylesheets.filter((stylesheet) => !known.includes(stylesheet));

/** What would have been read of a body, as far as the headers say it: the page of the form. */
function readHeaders(request: FastifyRequest, context: FormsContext): FormRequest {
  const nothing = { entered: new Map(), files: new Map(), isAsync: false, isAdmitted: true };
  const empty = toFormRequest(request, nothing);
  const origins = [context.siteUrl, empty.origin];
  const path = pageUrl({ origins, referer: request.headers.referer })?.pathname ?? '';
  const node = context.pageWithForm(path)?.node;
  const view = node && placedForms(node).find(({ form }) => form.id === empty.formId)?.view;
  const entered = new Map([
    [FORM_NAMES.page, [path]],
    [FORM_NAMES.view, view ? [view] : []],
  ]);
  return { ...empty, entered };
}

/**
 * Larger than any form: the body was not read, so its values cannot be shown again. Browsers restore them on
 * going back, and scripts leave them where they are.
 */
function refuseLength(request: FastifyRequest, reply: FastifyReply, context: FormsContext) {
  const from = findSentFrom(readHeaders(request, context), context.forms);
  if (!from) return reply.callNotFound();
  const { accept, 'content-type': contentType = '' } = request.headers;
  const isMultipart = contentType.startsWith(MULTIPART);
  const problem = messagesOf(from.language, 'forms').problem[isMultipart ? 'tooMuch' : 'tooLong'];
  reply.header('cache-control', 'no-store');
  // As our scripts ask, and no browser does.
  if (accept === 'application/json') return respondTooLong(reply, from, problem);
  if (!isMultipart && !contentType.startsWith(URL_ENCODED)) return reply.code(413).send({ message: problem });
  const returned = { view: from.view, values: {}, errors: {}, problem };
  return respondWithPage(reply, { kind: 'returned', from, status: 413, returned }, context);
}

/** Redirects visitors who open or reload a form's URL to a page that contains the form. */
function leadToPage(request: FastifyRequest, reply: FastifyReply, context: FormsContext) {
  const { forms, content } = context;
  const id = idOf((request.params as Ids).id);
  for (const language of LANGUAGES) {
    const nid = id && forms.nodeWith(id, language);
    const node = nid ? content.node(nid, language) : null;
    if (node) return reply.redirect(redirectLocation(node.path, '', context.siteUrl), 302);
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
  return sendPage(reply, parts, context.assets);
}
