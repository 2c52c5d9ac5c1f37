import type { Content } from '@keelstone/editing/content.ts';
import { readerLocale, say } from '@keelstone/languages/say.ts';
import { type ContentType, LANGUAGES, type Language } from '@keelstone/model';
import { APIError, type PayloadRequest } from 'payload';
import { requirePublisher } from '../../access/endpoint.ts';
import { languageLabel, sayWithoutForm } from '../../admin/refusals/refused-fields.ts';
import {
  type ChangedDocument,
  changeFieldOf,
  inOwnSave,
  RefusedChangeError,
  type RequestedChange,
  sayGone,
} from '../../bulk-edit/change-document.ts';
import { changeableFields } from '../../bulk-edit/changeable-fields.ts';
import { findOtherHolder } from '../../concurrent-edits/edit-locks.ts';
import { lockSaves } from '../../concurrent-edits/refuse-stale-save.ts';
import { readerOf } from '../../database/transaction.ts';
import { HomePageNeededError, isHomePage } from '../../publishing/references/home-page.ts';
import { type Handle, isPublished } from '../../publishing/saved-states.ts';
import { readUnpublished } from '../../publishing/unpublished-languages.ts';
import { replacedWithin } from '../../redirects/automatic-redirects.ts';
import { applyChange } from '../../schedule/apply-change.ts';
import type { ContentKey } from '../find-content.ts';
import {
  type FormerState,
  readFormerState,
  revisionOf,
  storeFormerState,
  titleOf,
} from './undoable-change.ts';

/** What may be done with many pages. */
export const STATE_ACTIONS = ['publish', 'unpublish', 'archive'] as const;
export type StateAction = (typeof STATE_ACTIONS)[number];
/** Terms and people have ids of one collection. */
export type ValuesChange = RequestedChange & { values: number[] };
export type ContentAction = StateAction | ValuesChange;

type ContentOutcome = StateAction | 'draft' | 'save' | 'unchanged';
export type ChangedContent = ChangedDocument<ContentOutcome> & {
  type: ContentType;
  /** In which it will be published or unpublished, or was. */
  languages?: Language[];
  /** Number of scheduled changes that this cancels. */
  plans?: number;
  /** What a dry run has looked at: whoever then has it done states it, so that nothing is published unseen. */
  revision?: string;
};

/** A page, and which revision of it the requester has seen; without one, whichever is the latest. */
export type SeenContent = ContentKey & { revision?: string | undefined };

type Work = {
  action: ContentAction;
  /** Identifies the change for undoing it; null for a dry run. */
  change: string | null;
};

const isState = (action: ContentAction): action is StateAction => typeof action === 'string';

const languagesOf = ({ title }: Content): Language[] => {
  const titles = (title ?? {}) as Partial<Record<Language, unknown>>;
  return LANGUAGES.filter((language) => String(titles[language] ?? '').trim() !== '');
};

type Verdict = { outcome: ContentOutcome | 'refused'; languages?: Language[]; reason?: string };

const sayRemoved = (languages: readonly Language[]): string =>
  say('It goes off the site in these languages, in which it has no title any more: {languages}.', {
    languages: new Intl.ListFormat(readerLocale()).format(languages.map(languageLabel)),
  });

async function outcomeOfPublishing(handle: Handle, { main, draft }: FormerState): Promise<Verdict> {
  const isOnline = isPublished(main) && main.moderation !== 'archived';
  if (isOnline && !draft) return { outcome: 'unchanged' };
  const written = languagesOf(draft ?? main);
  if (written.length === 0) return { outcome: 'refused', reason: say('It has no title yet.') };
  const waiting = isOnline ? (await readUnpublished(handle)).map(({ language }) => language) : [];
  const changing = written.filter((language) => waiting.includes(language));
  const removed = (isPublished(main) ? languagesOf(main) : []).filter((each) => !written.includes(each));
  return {
    outcome: 'publish',
    languages: changing.length > 0 ? changing : written,
    ...(removed.length > 0 && { reason: sayRemoved(removed) }),
  };
}

/** What a change of the state would do, as far as it can be known without doing it. */
async function outcomeOf(handle: Handle, action: StateAction, former: FormerState): Promise<Verdict> {
  if (action === 'publish') return outcomeOfPublishing(handle, former);
  const { main } = former;
  if (action === 'unpublish') {
    if (!isPublished(main)) return { outcome: 'unchanged' };
    if (await isHomePage(await readerOf(handle.req), Number(main.nid)))
      return { outcome: 'refused', reason: new HomePageNeededError().message };
    return { outcome: 'unpublish', languages: languagesOf(main) };
  }
  if (!isPublished(main))
    return { outcome: 'refused', reason: say('It is not published, so there is nothing to archive.') };
  return { outcome: main.moderation === 'archived' ? 'unchanged' : 'archive' };
}

async function carryOut({ collection, id, req }: Handle, action: StateAction, former: FormerState) {
  const type = collection.slug as ContentType;
  if (action !== 'publish') {
    await applyChange({ type, id: Number(id), action, content: {} }, req);
    return;
  }
  // Payload validates the language of the save, so it has to be one with text.
  const [locale = LANGUAGES[0]] = languagesOf(former.draft ?? former.main);
  await req.payload
    .update({
      req,
      user: req.user,
      overrideAccess: false,
      depth: 0,
      collection: type,
      id,
      locale,
      publishAllLocales: true,
      data: { _status: 'published', moderation: 'published' },
    })
    .catch((error: unknown) => {
      const data = former.draft ?? former.main;
      throw sayWithoutForm(error, { slug: type, data, language: locale, payload: req.payload });
    });
}

async function changeState(
  handle: Handle,
  { action, change }: Work & { action: StateAction },
  { former, title }: { former: FormerState; title: string },
): Promise<Omit<ChangedContent, 'type'>> {
  // Somebody may have lost the right to publish while the pages before it were changed.
  requirePublisher(handle.req);
  const id = Number(handle.id);
  const verdict = await outcomeOf(handle, action, former);
  if (verdict.outcome === 'refused' || verdict.outcome === 'unchanged') return { id, title, ...verdict };
  const holder = await findOtherHolder(handle.req, { collection: handle.collection, id });
  if (holder)
    return { id, title, outcome: 'refused', reason: say('{name} is editing it.', { name: holder.name }) };
  if (change !== null) await carryOut(handle, action, former);
  return { id, title, ...verdict, ...(former.plans.length > 0 && { plans: former.plans.length }) };
}

async function changeInTransaction(
  handle: Handle,
  seen: string | undefined,
  work: Work,
): Promise<Omit<ChangedContent, 'type'>> {
  const { collection, id, req } = handle;
  const { action, change } = work;
  if (change !== null) await lockSaves(req, { collection, id: Number(id) });
  const former = await readFormerState(handle);
  const title = (former && titleOf(former.draft ?? former.main)) ?? String(id);
  if (!former || former.main.deletedAt)
    return { id: Number(id), title, outcome: 'refused', reason: sayGone() };
  const revision = await revisionOf(handle);
  if (seen !== undefined && seen !== revision)
    return { id: Number(id), title, outcome: 'refused', reason: say('Somebody has saved it since.') };
  if (!isState(action) && !changeableFields(collection).some(({ name }) => name === action.field)) {
    return {
      id: Number(id),
      title,
      outcome: 'refused',
      reason: say('Pages of this type have no such field.'),
    };
  }
  try {
    const isDryRun = change === null;
    const changed = isState(action)
      ? await changeState(handle, { action, change }, { former, title })
      : await changeFieldOf(req, Number(id), { collection, request: action, isDryRun });
    const isDone = change !== null && changed.outcome !== 'refused' && changed.outcome !== 'unchanged';
    if (isDone) {
      const redirects = replacedWithin(req);
      await storeFormerState(handle, { change, former: { ...former, redirects } });
    }
    return { ...changed, title, ...(isDryRun && { revision }) };
  } catch (error) {
    throw error instanceof RefusedChangeError ? error : new RefusedChangeError(title, error);
  }
}

/** Changes one of many pages in a save of its own, or says what would happen. Errors are returned, not thrown. */
export async function changeContent(
  requester: PayloadRequest,
  { type, id, revision }: SeenContent,
  work: Work,
): Promise<ChangedContent> {
  const { config: collection } = requester.payload.collections[type];
  const changed = await inOwnSave(requester, id, (req) =>
    changeInTransaction({ collection, id, req }, revision, work),
  );
  return { ...changed, type };
}

/** Thrown when a request names neither pages nor a filter, or an action that there is not. */
export class ContentRequestError extends APIError {
  constructor(message: string, status = 400) {
    super(message, status, null, true);
    this.name = 'ContentRequestError';
  }
}
