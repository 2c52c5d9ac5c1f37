import { idOf } from '@keelstone/editing/projection/relation.ts';
import type { CollectionAfterChangeHook } from 'payload';
import { titleOf } from '../audit/title-of.ts';
import { actorOf } from '../database/actor-of.ts';
import { formPath, notify, THOSE_WHO_PUBLISH } from '../mail/notify.ts';
import { leavesPublishing } from '../publishing/bulk-loading.ts';

type Reviewed = {
  id: number;
  moderation?: string | null;
  reviewNote?: string | null;
  reviewRequestedBy?: unknown;
};

/**
 * Tells editors that a review is asked for, and the one who asked what became of it: published, or sent back with a
 * note (C-9). Nobody is told of what they did themselves.
 */
export const notifyOfReview: CollectionAfterChangeHook<Reviewed> = async ({
  collection,
  doc,
  previousDoc,
  req,
}) => {
  if (leavesPublishing(req)) return;
  const { id: actor, name: by } = actorOf(req);
  const path = formPath(collection.slug, Number(doc.id));
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
