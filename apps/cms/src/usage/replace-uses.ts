import { isDeepStrictEqual } from 'node:util';
import { isMediaSlug } from '@keelstone/editing/media/media-collections.ts';
import { idOf } from '@keelstone/editing/projection/relation.ts';
import { readerLanguage, say, sayLabel } from '@keelstone/languages/say.ts';
import { CONTENT_TYPES, type Dependency, VOCABULARIES } from '@keelstone/model';
import type { Executor } from '@keelstone/read-model';
import {
  APIError,
  type CollectionSlug,
  getLatestCollectionVersion,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  saveVersion,
} from 'payload';
import { recordOf } from '../audit/record.ts';
import { titleOf } from '../audit/title-of.ts';
import { type Edited, findEditedByOthers } from '../concurrent-edits/edit-locks.ts';
import { recordLastSave } from '../concurrent-edits/last-save.ts';
import { lockDocuments, lockPlans, lockPublishing } from '../database/publishing-lock.ts';
import { PLANS } from '../database/stored-references.ts';
import { transactionOf, withTransactionOf } from '../database/transaction.ts';
import type { TrashedSlug } from '../database/trashed-collections.ts';
import { publishDependents } from '../publishing/dependents/publish-dependents.ts';
import { PayloadDocumentReader } from '../publishing/document-reader.ts';
import { HomePageNeededError, hasHomePage } from '../publishing/references/home-page.ts';
import { findMissing } from '../publishing/references/missing-references.ts';
import { replaceInFields, type Swap } from '../publishing/references/replace-references.ts';
import { publishSearchRules } from '../publishing/search/publish-search-rules.ts';
import type { Used } from './find-uses.ts';
import { findHolders, type Holders } from './find-uses.ts';

const includes = (slugs: readonly string[], slug: string) => slugs.includes(slug);

/** The dependencies that projections record for a document. */
async function dependenciesOf({ collection, id }: Used, executor: Executor): Promise<Dependency[]> {
  if (isMediaSlug(collection)) return [`media:${collection}:${id}`];
  if (includes(VOCABULARIES, collection)) return [`term:${id}`];
  if (collection === 'forms') return [`form:${id}`];
  if (collection === 'dialogs') return [`dialog:${id}`];
  if (collection === 'reusable_sections') return [`reusable:${id}`];
  if (!includes(CONTENT_TYPES, collection)) return [];
  const { rows } = await executor.query(`select nid from "${collection}" where id = $1::integer`, [id]);
  return rows.map(({ nid }): Dependency => `node:${Number(nid)}`);
}

type Row = Record<string, unknown>;
type Work = { req: PayloadRequest; swap: Swap };

const changed = (fields: SanitizedCollectionConfig['fields'], row: Row, { swap }: Work): Row | null => {
  const next = replaceInFields(fields, row, swap);
  return isDeepStrictEqual(next, row) ? null : next;
};

/** The latest revision if it is a draft, from which an editor would continue. */
async function readDraft(config: SanitizedCollectionConfig, id: number, req: PayloadRequest) {
  if (!config.versions?.drafts) return null;
  const query = { collection: config.slug, where: { id: { equals: id } }, req };
  const latest = (await getLatestCollectionVersion({ id, config, payload: req.payload, query, req })) as Row;
  return latest?._status === 'draft' ? latest : null;
}

/**
 * Replaces references in one document: in the published content, which stays published, and in a draft, which stays
 * a draft. Bypasses Payload's hooks, which handle one language and only one of the two; each becomes a new
 * revision.
 */
async function replaceInDocument(config: SanitizedCollectionConfig, id: number, work: Work): Promise<void> {
  const { req } = work;
  const { payload } = req;
  const collection = config.slug as CollectionSlug;
  const draft = await readDraft(config, id, req);
  const main = (await payload.db.findOne({ collection, where: { id: { equals: id } }, req })) as Row | null;
  const next = main && changed(config.fields, main, work);
  if (next) {
    const data = { ...next, updatedAt: new Date().toISOString() };
    const saved = await payload.db.updateOne({ collection, id, data, req });
    // The main row of an unpublished document is not what an editor sees.
    if (config.versions && (!draft || next._status === 'published')) {
      await saveVersion({ id, collection: config, docWithLocales: saved, operation: 'update', payload, req });
    }
  }
  // After the published one, so that the draft remains the latest revision.
  const nextDraft = draft && (changed(config.fields, draft, work) ?? (next ? draft : null));
  if (nextDraft) {
    await saveVersion({
      id,
      collection: config,
      docWithLocales: nextDraft as never,
      draft: true,
      operation: 'update',
      payload,
      req,
    });
  }
  await recordLastSave(req, { collection: config, id });
  await recordOf(req, {
    action: 'change',
    subject: { collection, documentId: id, title: titleOf(config, next ?? draft ?? {}) },
  });
}

async function replaceInGlobal(slug: string, work: Work): Promise<void> {
  const { payload } = work.req;
  const global = payload.config.globals.find((each) => each.slug === slug);
  if (!global) return;
  const row = (await payload.db.findGlobal({ slug, req: work.req })) as Row;
  const next = replaceInFields(global.fields, row, work.swap);
  // A form that was opened before is refused then, instead of bringing back what was replaced.
  await payload.db.updateGlobal({
    slug,
    data: { ...next, updatedAt: new Date().toISOString() },
    req: work.req,
  });
  await recordLastSave(work.req, { global });
  await recordOf(work.req, {
    action: 'change',
    subject: { collection: slug, documentId: null, title: null },
  });
}

/** Thrown when somebody else is editing what would be changed. */
class UsesEditedError extends APIError {
  constructor(documents: string) {
    const message = say(
      'Nothing was replaced, because others are editing {documents}, where this is used. Try again when they are done.',
      { documents },
    );
    super(message, 423, null, true);
    this.name = 'UsesEditedError';
  }
}

async function nameEdited({ slug, id }: Edited, req: PayloadRequest): Promise<string> {
  if (id === undefined) return sayLabel(req.payload.config.globals.find((each) => each.slug === slug)?.label);
  const document = await req.payload.findByID({
    ...(await withTransactionOf(req)),
    collection: slug as CollectionSlug,
    id,
    depth: 0,
    draft: true,
    disableErrors: true,
    locale: 'all',
  });
  const { config } = req.payload.collections[slug as CollectionSlug];
  return titleOf(config, document ?? {}) ?? say('Number {id}', { id });
}

/** C-14: what others are editing is changed by nobody else, whose change they would overwrite or lose. */
async function refuseEdited(holders: Holders, req: PayloadRequest): Promise<void> {
  const edited = (await findEditedByOthers(req)).filter(({ slug, id }) =>
    id === undefined ? holders.has(slug) : holders.get(slug)?.has(id),
  );
  if (edited.length === 0) return;
  const names = await Promise.all(
    edited.map(
      async (each) => `${say('“{title}”', { title: await nameEdited(each, req) })} (${each.holder.name})`,
    ),
  );
  throw new UsesEditedError(names.join(' · '));
}

/** Thrown when one of the two was deleted, such as by a colleague who replaces or deletes in the same moment. */
class DeletedMeanwhileError extends APIError {
  constructor(names: readonly string[]) {
    const references = new Intl.ListFormat(readerLanguage()).format(names);
    super(
      say(
        'Nothing was replaced, because this is in the trash or was deleted for good – {references}. Restore it, or choose another one.',
        { references },
      ),
      404,
      null,
      true,
    );
    this.name = 'DeletedMeanwhileError';
  }
}

/** Replaces references in what a plan publishes, and in what was published when it was made. */
async function replaceInPlan(id: number, { req, swap }: Work): Promise<void> {
  const options = { ...(await withTransactionOf(req)), collection: PLANS, id, depth: 0 } as const;
  const plan = await req.payload.findByID({ ...options, showHiddenFields: true });
  const { relationTo, value } = plan.document;
  const { config } = req.payload.collections[relationTo];
  const states = Object.entries((plan.content ?? {}) as Record<string, Row | null>);
  const content = Object.fromEntries(
    states.map(([name, row]) => [name, row && replaceInFields(config.fields, row, swap)]),
  );
  await req.payload.update({ ...options, data: { content } });
  await recordOf(req, {
    action: 'change',
    subject: {
      collection: relationTo,
      documentId: idOf(value),
      title: titleOf(config, states[0]?.[1] ?? {}),
    },
  });
}

/**
 * Makes everything that refers to a document refer to another one of its collection, in the request's transaction,
 * and publishes the result.
 *
 * @returns the number of changed documents, globals and plans
 * @throws DeletedMeanwhileError naming which of the two is in the trash or gone
 * @throws UsesEditedError naming what others are editing
 * @throws HomePageNeededError if it is the start page, and the other one is not published
 */
export async function replaceUses(
  { collection, from, to }: { collection: TrashedSlug; from: number; to: number },
  req: PayloadRequest,
): Promise<number> {
  const executor = await transactionOf(req);
  await lockPlans(executor);
  await lockDocuments(executor, collection, [from, to]);
  await lockPublishing(executor);
  // Only now: whoever had the locks before may have deleted one of them.
  const missing = await findMissing(new Map([[collection, new Set([from, to])]]), req);
  if (missing.length > 0) throw new DeletedMeanwhileError(missing.map(({ name }) => name));
  const swap: Swap = (slug, id) => (slug === collection && id === from ? to : id);
  const work = { req, swap };
  const holders = await findHolders(executor, { collection, id: from }, req);
  await refuseEdited(holders, req);
  const hadHome = await hasHomePage(executor);
  let count = 0;
  for (const [slug, ids] of holders) {
    const config = req.payload.collections[slug as CollectionSlug]?.config;
    for (const id of ids.keys()) {
      if (slug === PLANS) await replaceInPlan(id, work);
      else await (config ? replaceInDocument(config, id, work) : replaceInGlobal(slug, work));
      count += 1;
    }
  }
  const publishing = { req, executor, documents: new PayloadDocumentReader(req) };
  await publishDependents(await dependenciesOf({ collection, id: from }, executor), publishing);
  if (holders.has('pinned_results')) await publishSearchRules(publishing);
  // By a page that is not published.
  if (hadHome && !(await hasHomePage(executor))) throw new HomePageNeededError();
  return count;
}
