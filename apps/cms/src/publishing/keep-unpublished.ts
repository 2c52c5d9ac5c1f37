import { type Content, contentOf, isContent } from '@keelstone/editing/content.ts';
import { readerLanguage, say, sayLabel } from '@keelstone/languages/say.ts';
import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type FlattenedField,
  type PayloadRequest,
  type SanitizedCollectionConfig,
} from 'payload';
import { isDifferentContent, recordedIn } from './differing-content.ts';
import { keepPublishedSince } from './keep-published-since.ts';
import { mergeLanguages } from './merge-languages.ts';
import { type PlannedPublication, publicationOf } from './publication.ts';
import { type Handle, isPublished, readLatest, readMain, writeMain, writeRevision } from './saved-states.ts';

type Before = {
  /** The published content, in all languages; null if unpublished. */
  published: Content | null;
  /** The latest draft, if the save is not based on it or it must be kept. */
  draftToKeep: Content | null;
  /** What was saved last, draft or not. */
  latest: Content | null;
};

/** Per document, because one request may save many. */
function befores(req: PayloadRequest): Map<string, Before> {
  req.context.beforeSaves ??= new Map<string, Before>();
  return req.context.beforeSaves as Map<string, Before>;
}
const keyOf = ({ collection, id }: Handle) => `${collection.slug}:${id}`;

/**
 * What visitors saw of a page before the current save; null for nothing. Call between `rememberPublished` and
 * `keepUnpublished`.
 */
export const publishedBefore = (
  collection: SanitizedCollectionConfig,
  id: number | string,
  req: PayloadRequest,
): Content | null => befores(req).get(keyOf({ collection, id, req }))?.published ?? null;

/** What was saved last before the current save, if that is no draft. Call after `rememberPublished`. */
export const savedBefore = (handle: Handle): Content | null =>
  befores(handle.req).get(keyOf(handle))?.latest ?? null;

/**
 * Thrown for a page of a selection that is a draft, or has one: that would be published with what is changed in all of
 * them, or, where the change starts from what is published, take the change back as soon as it is published itself.
 */
class UnfinishedDraftError extends APIError {
  constructor(title: unknown) {
    super(
      say(
        '“{title}” was not changed, because it has changes that are not published yet. Publish it in its form.',
        {
          title,
        },
      ),
      409,
      null,
      true,
    );
    this.name = 'UnfinishedDraftError';
  }
}

/** Remembers what a non-draft save would lose, because Payload writes the whole draft over the published content. */
export const rememberPublished: CollectionBeforeChangeHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation === 'create' || req.context.savesDraft) return data;
  const handle = { collection, id: originalDoc.id, req };
  const main = await readMain(handle);
  const latest = await readLatest(handle);
  const isDraft = latest && !isPublished(latest.version);
  if (isDraft && isPublished(data) && publicationOf(req).editsMany)
    throw new UnfinishedDraftError(data.title);
  // A change of a selection without `draft` starts from the published content, not from the drafts.
  const isFromLatest =
    latest && Date.parse(String(latest.version.updatedAt)) === Date.parse(originalDoc.updatedAt);
  const keeps = latest && (!isFromLatest || req.context.keepsLatestDraft === true);
  befores(req).set(keyOf(handle), {
    published: isPublished(main) ? main : null,
    draftToKeep: keeps && isDraft ? latest.version : null,
    latest: latest?.version ?? null,
  });
  return data;
};

type Saved = Before & { collection: SanitizedCollectionConfig; saved: Content; req: PayloadRequest };

const rowsOf = (content: Content | null): Content[] =>
  Array.isArray(content?.sections) ? content.sections.filter(isContent) : [];

/**
 * The published content with what visitors see where it shows a reusable section, and what is saved has the section
 * itself: the words of the languages that are not published now are those.
 */
async function readShown({ published, saved, req }: Saved): Promise<Content> {
  const kept = new Map(rowsOf(saved).map(({ id, blockType }) => [id, blockType]));
  const read = async (row: Content): Promise<Content[]> => {
    const { value } = contentOf(row.section);
    if (row.blockType !== 'reusable' || (kept.get(row.id) ?? 'reusable') === 'reusable') return [row];
    const { config } = req.payload.collections.reusable_sections;
    const shared = await readMain({ collection: config, id: Number(value), req });
    return isPublished(shared) ? rowsOf(shared).map((section) => ({ ...section, id: row.id })) : [];
  };
  const rows = await Promise.all(rowsOf(published).map(read));
  return { ...published, ...(rows.length > 0 && { sections: rows.flat() }) };
}

/** The main document as it should be after a save. */
async function settle(save: Saved): Promise<Content> {
  const { collection, published, saved, req } = save;
  const { languages, unpublishes } = publicationOf(req);
  if (isPublished(saved)) {
    const archives =
      published !== null && saved.moderation === 'archived' && published.moderation !== 'archived';
    if (archives) return { ...published, ...recordedIn(saved) };
    const { flattenedFields: fields } = collection;
    return mergeLanguages({ fields, draft: saved, published: await readShown(save) }, languages);
  }
  if (published === null) return saved;
  // A save that does not set the status leaves the published content unchanged.
  const recorded = unpublishes
    ? recordedIn(saved)
    : { deletedAt: saved.deletedAt, updatedAt: saved.updatedAt };
  return { ...published, ...recorded };
}

/** Thrown when a plan and a publication since have changed the same, so that one of them would be lost. */
class PublishedSinceError extends APIError {
  constructor(fields: readonly FlattenedField[]) {
    const labels = fields.map((field) =>
      say('“{title}”', { title: sayLabel('label' in field ? field.label : undefined) || field.name }),
    );
    super(
      say(
        'Nothing was published, because this page was published in another language after this was planned, with other changes of {fields}. Compare the two, and plan again.',
        { fields: new Intl.ListFormat(readerLanguage()).format(labels) },
      ),
      409,
      null,
      true,
    );
    this.name = 'PublishedSinceError';
  }
}

/** What a save is to publish: if it carries out a plan, without taking back what was published since. */
function intended({ collection, published, saved, req }: Saved): Content {
  const { publishedWhenPlanned } = req.context as Partial<PlannedPublication>;
  if (publishedWhenPlanned === undefined || published === null || !isPublished(saved)) return saved;
  // Whoever published the page first began with the draft that was planned, or with a later one.
  const states = { planned: saved, base: publishedWhenPlanned ?? saved, published };
  const { languages } = publicationOf(req);
  const { content, overlapping } = keepPublishedSince(collection.flattenedFields, states, languages);
  if (overlapping.length > 0) throw new PublishedSinceError(overlapping);
  return content;
}

/** Unpublished text as a draft: still in review if it was, because nobody has reviewed it yet. */
function asDraft(content: Content, previous: Content): Content {
  const {
    reviewNote,
    reviewRequestedAt,
    reviewRequestedBy,
    savedBy = content.savedBy,
    versionNote,
  } = previous;
  return {
    ...content,
    _status: 'draft',
    moderation: previous.moderation === 'in_review' ? 'in_review' : 'draft',
    reviewNote,
    reviewRequestedAt,
    reviewRequestedBy,
    savedBy,
    versionNote,
  };
}

/** Replaces the content of the revision that Payload has just written, which contains more than was published. */
async function correctRevision(
  handle: Handle,
  content: Content,
  languages: readonly string[],
): Promise<void> {
  const { collection, id, req } = handle;
  const latest = await readLatest(handle);
  if (!latest) return;
  const { id: versionId, updatedAt } = latest;
  const [language] = languages.length === 1 ? languages : [];
  await req.payload.db.updateVersion({
    collection: collection.slug,
    id: versionId,
    req,
    returning: false,
    versionData: {
      parent: id,
      latest: true,
      updatedAt,
      publishedLocale: language,
      version: content,
    } as never,
  });
}

/**
 * Corrects what Payload wrote (C-12): only the requested languages are published, archiving and unpublishing do not
 * publish drafts, and unpublished changes stay in the draft. Runs before anything is projected, in the save's
 * transaction.
 */
export const keepUnpublished: CollectionAfterChangeHook = async ({ collection, doc, previousDoc, req }) => {
  if (req.context.savesDraft) return doc;
  const handle = { collection, id: doc.id, req };
  const before = befores(req).get(keyOf(handle)) ?? {
    published: null,
    draftToKeep: null,
    latest: null,
  };
  befores(req).delete(keyOf(handle));
  const stored = await readMain(handle);
  if (!stored) return doc;
  const saved = intended({ ...before, collection, saved: stored, req });
  const settled = await settle({ ...before, collection, saved, req });
  const isRepaired = isDifferentContent(settled, stored) || settled._status !== stored._status;
  // Its time is that of this save already.
  if (isRepaired) await writeMain(handle, { ...settled, updatedAt: undefined });
  if (isRepaired && isPublished(saved)) {
    await correctRevision(handle, settled, publicationOf(req).languages);
  }
  const waiting = before.draftToKeep ?? (isPublished(settled) ? saved : null);
  if (waiting === null || !isDifferentContent(waiting, settled)) return doc;
  // Payload has already stored the draft of a save that published nothing.
  if (waiting === saved && !isPublished(saved)) return doc;
  const draft = before.draftToKeep ?? asDraft(saved, (previousDoc ?? {}) as Content);
  return { ...doc, updatedAt: await writeRevision(handle, draft) };
};
