import { randomUUID } from 'node:crypto';
import { messagesOf } from '@keelstone/languages/messages.ts';
import { say } from '@keelstone/languages/say.ts';
import { CONTENT_TYPES, isContentType } from '@keelstone/model';
import { type Endpoint, Forbidden, NotFound, type PayloadRequest } from 'payload';
import * as v from 'valibot';
import { bodyOf, documentId, NO_STORE } from '../../access/endpoint.ts';
import { canPublish, isStaff } from '../../access/roles.ts';
import { adminLanguageOf } from '../../admin/admin-language.ts';
import { inOwnSave, RefusedChangeError, sayGone } from '../../bulk-edit/change-document.ts';
import { CHANGES } from '../../bulk-edit/change-values.ts';
import { findOtherHolder } from '../../concurrent-edits/edit-locks.ts';
import { lockSaves } from '../../concurrent-edits/refuse-stale-save.ts';
import { DRAFTED_COLLECTIONS } from '../../database/drafted-collections.ts';
import { readerOf } from '../../database/transaction.ts';
import { parseContentQuery } from '../content-query.ts';
import { type ContentKey, findContent } from '../find-content.ts';
import { readStates } from '../read-states.ts';
import {
  type ChangedContent,
  ContentRequestError,
  changeContent,
  type SeenContent,
  STATE_ACTIONS,
} from './change-content.ts';
import {
  isKnownChange,
  readFormerState,
  readUndoable,
  restoreFormerState,
  titleOf,
} from './undoable-change.ts';

/** Pages are saved one after the other while the editor waits. */
const MOST_PAGES = 500;
const MOST_VALUES = 100;

/** The number of a change, by which it is undone. */
const number = v.pipe(v.string(), v.uuid());
const requestSchema = v.object({
  /** Pages, or the query string of a content list for all pages in it. */
  pages: v.union([
    v.pipe(
      v.array(
        v.object({ type: v.picklist(CONTENT_TYPES), id: documentId, revision: v.optional(v.string()) }),
      ),
      v.minLength(1),
      v.maxLength(MOST_PAGES),
    ),
    v.object({ matching: v.pipe(v.string(), v.maxLength(2000)) }),
  ]),
  action: v.union([
    v.picklist(STATE_ACTIONS),
    v.object({
      field: v.string(),
      change: v.picklist(CHANGES),
      values: v.pipe(v.array(documentId), v.maxLength(MOST_VALUES)),
    }),
  ]),
  isDryRun: v.boolean(),
  /** Chosen at random by the browser, which can then ask what became of a change whose answer was lost. */
  change: v.optional(number),
});

export type ContentChangeRequest = v.InferOutput<typeof requestSchema>;
export type ContentChangeResult = {
  pages: ChangedContent[];
  /** For undoing it; null for a dry run, and if nothing was changed. */
  change: string | null;
};

async function readPages(
  req: PayloadRequest,
  pages: ContentChangeRequest['pages'],
): Promise<readonly SeenContent[]> {
  if (Array.isArray(pages)) return pages;
  const query = { ...parseContentQuery(pages.matching), isOnlyPages: true };
  const source = { payload: req.payload, executor: await readerOf(req) };
  const { found } = await findContent(source, query, { limit: MOST_PAGES + 1 });
  if (found.length <= MOST_PAGES)
    return found.flatMap(({ type, id }) => (isContentType(type) ? [{ type, id }] : []));
  throw new ContentRequestError(
    say('At most {mostPages} pages are changed at once. Choose fewer of them, or filter the list.', {
      mostPages: MOST_PAGES,
    }),
  );
}

/**
 * `POST /api/content/change` with `{ pages, action, isDryRun, change }`: publishes, unpublishes or archives pages of any type,
 * or changes the values of a field that they have. A dry run only reports what would happen to each, and the `revision`
 * for which that is true: a page that is named with one is left alone if it has been saved since. Without the
 * number `change`, the server chooses one.
 */
const change: Endpoint = {
  path: '/content/change',
  method: 'post',
  handler: async (req) => {
    if (!isStaff(req)) throw new Forbidden(req.t);
    const { success, output } = v.safeParse(requestSchema, await bodyOf(req));
    if (!success)
      throw new ContentRequestError(
        'Say which pages, what to do with them, and whether to do it. The number of the change, if any, is a UUID.',
      );
    const { action, isDryRun, pages } = output;
    if (typeof action === 'string' && !canPublish(req)) throw new Forbidden(req.t);
    const isEmpty = typeof action === 'object' && action.change !== 'replace' && action.values.length === 0;
    if (isEmpty) throw new ContentRequestError(say('Choose what to add or remove.'));
    if (!isDryRun && output.change && (await isKnownChange(output.change, req))) {
      throw new ContentRequestError(say('A change with this number was made already.'), 409);
    }
    const work = { action, change: isDryRun ? null : (output.change ?? randomUUID()) };
    const changed: ChangedContent[] = [];
    for (const page of await readPages(req, pages)) changed.push(await changeContent(req, page, work));
    const isAnyDone = changed.some(({ outcome }) => outcome !== 'refused' && outcome !== 'unchanged');
    const result: ContentChangeResult = { pages: changed, change: isAnyDone ? work.change : null };
    return Response.json(result, NO_STORE);
  },
};

/** `GET /api/content/change?change=…`: the pages that one's own change of this number has changed, for a day. */
const changed: Endpoint = {
  path: '/content/change',
  method: 'get',
  handler: async (req) => {
    if (!isStaff(req)) throw new Forbidden(req.t);
    const { success, output } = v.safeParse(number, req.query.change);
    if (!success) throw new ContentRequestError('Say which change, by its number.');
    return Response.json({ pages: await readUndoable(output, req) }, NO_STORE);
  },
};

async function undoPage(requester: PayloadRequest, page: ContentKey, made: string) {
  const { config: collection } = requester.payload.collections[page.type];
  return inOwnSave(requester, page.id, async (req) => {
    const { id } = page;
    const edited = { collection, id };
    await lockSaves(req, edited);
    const now = await readFormerState({ ...edited, req });
    const title = (now && titleOf(now.draft ?? now.main)) ?? String(id);
    if (!now || now.main.deletedAt) return { id, title, outcome: 'refused' as const, reason: sayGone() };
    const holder = await findOtherHolder(req, edited);
    if (holder) {
      const reason = say('{name} is editing it.', { name: holder.name });
      return { id, title, outcome: 'refused' as const, reason };
    }
    const isDone = await restoreFormerState(made, { ...edited, req }).catch((error: unknown) => {
      throw new RefusedChangeError(title, error);
    });
    if (isDone) return { id, title, outcome: 'restored' as const };
    return { id, title, outcome: 'refused' as const, reason: say('Somebody has saved it since.') };
  });
}

/** `POST /api/content/undo` with `{ change }`: makes the pages of one's own change what they were, for a day. */
const undo: Endpoint = {
  path: '/content/undo',
  method: 'post',
  handler: async (req) => {
    if (!isStaff(req)) throw new Forbidden(req.t);
    const body = v.safeParse(v.object({ change: number }), await bodyOf(req));
    if (!body.success) throw new ContentRequestError('Say which change to undo.');
    const made = body.output.change;
    const pages = await readUndoable(made, req);
    if (pages.length === 0) {
      throw new ContentRequestError(say('This was undone already, or is more than a day ago.'));
    }
    const undone: object[] = [];
    for (const page of pages) undone.push({ type: page.type, ...(await undoPage(req, page, made)) });
    return Response.json({ pages: undone }, NO_STORE);
  },
};

/** `GET /api/content/state?type=article&id=7`: the state of a document as last saved, in the admin's language. */
const state: Endpoint = {
  path: '/content/state',
  method: 'get',
  handler: async (req) => {
    if (!isStaff(req)) throw new Forbidden(req.t);
    const type = DRAFTED_COLLECTIONS.find((each) => each === req.query.type);
    const wanted = Number(req.query.id);
    if (!type || !Number.isSafeInteger(wanted)) throw new ContentRequestError('Name a page by type and id.');
    const found = (await readStates(await readerOf(req), type, [wanted])).get(wanted);
    if (!found) throw new NotFound(req.t);
    const messages = messagesOf(adminLanguageOf(req), 'content');
    return Response.json({ state: found, text: messages.states[found], label: messages.state }, NO_STORE);
  },
};

export const contentEndpoints: Endpoint[] = [change, changed, undo, state];
