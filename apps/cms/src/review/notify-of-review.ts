import type { Content } from '@keelstone/editing/content.ts';
import { idOf } from '@keelstone/editing/projection/relation.ts';
import { DEFAULT_LANGUAGE } from '@keelstone/model';
import type { CollectionAfterChangeHook } from 'payload';
import { formPath } from '../admin/form-path.ts';
import { titleOf } from '../audit/title-of.ts';
import { actorOf } from '../database/actor-of.ts';
import { notify, THOSE_WHO_PUBLISH } from '../mail/notify.ts';
import { leavesPublishing } from '../publishing/bulk-loading.ts';
import { publishedBefore } from '../publishing/keep-unpublished.ts';
import { publicationOf } from '../publishing/publication.ts';
import type { Handle } from '../publishing/saved-states.ts';
import { compareLanguages } from '../publishing/unpublished-languages.ts';

type Reviewed = {
  id: number;
  moderation?: string | null;
  reviewNote?: string | null;
  reviewRequestedBy?: unknown;
  reviewRequestedAt?: unknown;
};

/** What the one who asked for a review last saved of it, in all languages; undefined if that revision is gone. */
async function readSent(
  { collection, id, req }: Handle,
  { reviewRequestedAt, reviewRequestedBy }: Reviewed,
): Promise<Content | undefined> {
  const { docs } = await req.payload.db.findVersions<Content>({
    collection: collection.slug,
    req,
    where: {
      and: [
        { parent: { equals: id } },
        { 'version.reviewRequestedAt': { equals: reviewRequestedAt } },
        { 'version.savedBy': { equals: idOf(reviewRequestedBy as number) } },
      ],
    },
    sort: '-updatedAt',
    limit: 1,
    pagination: false,
  });
  return docs[0]?.version;
}

/** Whether a save publishes something that was sent to review, and not only another language of the page. */
async function publishesReviewed(handle: Handle, review: Reviewed): Promise<boolean> {
  const { collection, id, req } = handle;
  const draft = await readSent(handle, review);
  if (!draft) return true;
  const { flattenedFields: fields } = collection;
  const sent = compareLanguages({ fields, draft, published: publishedBefore(collection, id, req) ?? {} });
  const { languages } = publicationOf(req);
  // Without a text, what languages share was sent: it is published with the first of them.
  return sent.length === 0 || sent.some(({ language }) => languages.includes(language));
}

/**
 * Tells editors that a review is asked for, and the one who asked what became of it: published, or sent back with a
 * note (C-9). Nobody is told of what they did themselves. Runs before `keepUnpublished`, which forgets what was
 * published before.
 */
export const notifyOfReview: CollectionAfterChangeHook<Reviewed> = async ({
  collection,
  doc,
  previousDoc,
  req,
}) => {
  if (leavesPublishing(req)) return;
  const { id: actor, name: by } = actorOf(req);
  // In the language whose words are meant: the title is in it, too.
  const path = formPath(collection.slug, Number(doc.id), req.locale ?? DEFAULT_LANGUAGE);
  const title = titleOf(collection, doc);
  const before = previousDoc?.moderation;
  const except = actor ?? undefined;

  if (doc.moderation === 'in_review' && before !== 'in_review') {
    return notify(
      { about: 'review_requested', among: THOSE_WHO_PUBLISH, except },
      ({ reviewRequested: { subject, paragraph, button }, untitled }) => ({
        subject: subject(title ?? untitled),
        paragraphs: [paragraph(title ?? untitled, by)],
        button,
        path,
      }),
      req,
    );
  }

  const author = previousDoc?.reviewRequestedBy;
  if (author === null || author === undefined) return;
  const isPublished = doc.moderation === 'published';
  if (isPublished && !(await publishesReviewed({ collection, id: doc.id, req }, previousDoc))) return;
  if (!isPublished && !(before === 'in_review' && doc.moderation === 'draft')) return;
  await notify(
    { about: 'review_decided', among: { id: { equals: idOf(author as number) } }, except },
    (messages) => {
      const { subject, paragraph, button } = isPublished ? messages.published : messages.sentBack;
      const note = isPublished || !doc.reviewNote ? [] : [doc.reviewNote];
      return {
        subject: subject(title ?? messages.untitled),
        paragraphs: [paragraph(title ?? messages.untitled, by), ...note],
        button,
        path,
      };
    },
    req,
  );
};
