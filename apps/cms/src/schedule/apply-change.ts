import { say } from '@keelstone/languages/say.ts';
import { type ContentType, LANGUAGES, type Language } from '@keelstone/model';
import { APIError, type PayloadRequest } from 'payload';
import { sayWithoutForm } from '../admin/refusals/refused-fields.ts';
import { withTransactionOf } from '../database/transaction.ts';
import { PayloadDocumentReader } from '../publishing/document-reader.ts';
import type { PlannedPublication } from '../publishing/publication.ts';
import { readPublishedMain } from '../publishing/saved-states.ts';
import { readUnpublished } from '../publishing/unpublished-languages.ts';
import { refuseMissing } from '../usage/refuse-missing.ts';
import type { PlannedContent } from './keep-planned.ts';
import type { ScheduledAction } from './scheduled-changes.collection.ts';
import type { RunningPlan } from './void-changes.ts';

type Page = { type: ContentType; id: number };

export type PlannedChange = Page & {
  /** Without one, an editor asks for it now, and all open plans were made without knowing of it. */
  plan?: RunningPlan;
  action: ScheduledAction;
  /** The content to publish; empty for actions that take a page offline. */
  content: PlannedContent;
} & Pick<PlannedPublication, 'publishedWhenPlanned'>;

/** Thrown for a plan from before plans stored their text: the page's current text is not what was agreed. */
class NothingPlannedError extends APIError {
  constructor() {
    super(say('This plan holds no text to publish. Plan it again.'), 409, null, true);
    this.name = 'NothingPlannedError';
  }
}

/** Thrown when a page to be archived is not published: archiving never publishes a draft. */
class NothingToArchiveError extends APIError {
  constructor() {
    super(say('The page is not published, so that there is nothing to archive.'), 409, null, true);
    this.name = 'NothingToArchiveError';
  }
}

/** Thrown for a plan to unpublish what is not published: whoever planned it meant it to be by then. */
class NothingToUnpublishError extends APIError {
  constructor() {
    super(say('The page is not published, so that there is nothing to unpublish.'), 409, null, true);
    this.name = 'NothingToUnpublishError';
  }
}

type Saved = { locale?: Language; data: Record<string, unknown>; unpublishAllLocales?: boolean };

async function save(change: PlannedChange, req: PayloadRequest, saved: Saved) {
  const { type: collection, id, plan, publishedWhenPlanned } = change;
  const { plannedText } = req.context;
  const publication: PlannedPublication = { keepsLatestDraft: true, publishedWhenPlanned };
  const context = { ...publication, runningPlan: plan, plannedText };
  const options = { ...(await withTransactionOf(req)), ...saved, context, collection, id, depth: 0 };
  await req.payload.update(options).catch((error: unknown) => {
    const { payload } = req;
    throw sayWithoutForm(error, { slug: collection, data: saved.data, language: saved.locale, payload });
  });
}

/** The published content in the form of a save in one language: complete, whatever the draft contains. */
async function readPublished(
  { type, id }: Page,
  req: PayloadRequest,
): Promise<Required<Omit<Saved, 'unpublishAllLocales'>>> {
  const documents = new PayloadDocumentReader(req);
  for (const locale of LANGUAGES) {
    const data = await documents.read(type, id, locale);
    if (data?._status === 'published' && data.title?.trim()) return { locale, data: { ...data } };
  }
  throw new NothingToArchiveError();
}

/**
 * Publishes the planned text in its languages, or archives or unpublishes the page, in the request's transaction
 * (C-12). What was saved since stays a draft. Access is not checked: it was when the change was planned.
 *
 * @returns the languages in which a later draft was kept
 * @throws APIError with a message for the editor when the page is gone, incomplete, refers to what was deleted since, or its path is taken
 */
export async function applyChange(change: PlannedChange, req: PayloadRequest): Promise<Language[]> {
  const { config: collection } = req.payload.collections[change.type];
  const published = await readPublishedMain({ collection, id: change.id, req });
  if (change.action === 'unpublish') {
    if (!published) throw new NothingToUnpublishError();
    // Like the button: a page that goes offline need not be complete.
    await save(change, req, { data: { _status: 'draft' }, unpublishAllLocales: true });
    return [];
  }
  if (change.action === 'archive') {
    const { locale, data } = await readPublished(change, req);
    await save(change, req, { locale, data: { ...data, _status: 'published', moderation: 'archived' } });
    return [];
  }
  const languages = Object.keys(change.content) as Language[];
  if (languages.length === 0) throw new NothingPlannedError();
  if (change.plan) {
    const stored = Object.values(change.content);
    await refuseMissing(collection, { stored, current: [published] }, req);
  }
  for (const locale of languages) {
    const data = { ...change.content[locale], _status: 'published', moderation: 'published' };
    await save(change, req, { locale, data });
  }
  const waiting = await readUnpublished({ collection, id: change.id, req });
  return waiting.map(({ language }) => language).filter((language) => languages.includes(language));
}
