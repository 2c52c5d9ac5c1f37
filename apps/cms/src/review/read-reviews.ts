import { say } from '@keelstone/languages/say.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@keelstone/model';
import type { Payload, Where } from 'payload';
import { DRAFTED_COLLECTIONS, type DraftedSlug } from '../database/drafted-collections.ts';

/** A document in review or sent back. */
export type Review = {
  type: DraftedSlug;
  id: number;
  title: string;
  /** A language in which it has text, to open it in. */
  language: Language;
  /** Who requested the review, by name, and when (ISO 8601). */
  by: string | null;
  at: string | null;
  note: string | null;
};

/** More than anybody reviews in one sitting, per type. */
const LIMIT = 50;

type Draft = {
  id: number;
  /** With all languages, which Payload's types do not express. */
  title?: unknown;
  reviewNote?: string | null;
  reviewRequestedBy?: unknown;
  reviewRequestedAt?: string | null;
};

function toReview(type: DraftedSlug, draft: Draft, names: ReadonlyMap<unknown, string>): Review {
  const titles = (draft.title ?? {}) as Partial<Record<Language, string>>;
  const language = LANGUAGES.find((each) => titles[each]?.trim()) ?? DEFAULT_LANGUAGE;
  return {
    type,
    id: draft.id,
    title: titles[language]?.trim() || say('Without a title'),
    language,
    by: names.get(draft.reviewRequestedBy) ?? null,
    at: draft.reviewRequestedAt ?? null,
    note: draft.reviewNote || null,
  };
}

async function readDrafts(payload: Payload, type: DraftedSlug, where: Where): Promise<Draft[]> {
  const { docs } = await payload.find({
    collection: type,
    where,
    draft: true,
    locale: 'all',
    depth: 0,
    limit: LIMIT,
    pagination: false,
    select: { title: true, reviewNote: true, reviewRequestedBy: true, reviewRequestedAt: true },
  });
  return docs as unknown as Draft[];
}

/** Users may read only their own account, but names are no secret among colleagues. */
async function readNames(payload: Payload): Promise<Map<unknown, string>> {
  const { docs } = await payload.find({
    collection: 'users',
    pagination: false,
    depth: 0,
    select: { name: true },
  });
  return new Map(docs.map(({ id, name }) => [id, name]));
}

async function readReviews(payload: Payload, where: Where): Promise<Review[]> {
  const names = await readNames(payload);
  const found = await Promise.all(
    DRAFTED_COLLECTIONS.map(async (type) =>
      (await readDrafts(payload, type, where)).map((draft) => toReview(type, draft, names)),
    ),
  );
  return found.flat().sort((a, b) => (a.at ?? '').localeCompare(b.at ?? ''));
}

/** Documents of all types that wait for a review, longest waiting first. */
export const readWaiting = (payload: Payload): Promise<Review[]> =>
  readReviews(payload, { moderation: { equals: 'in_review' } });

/** Documents that one user sent to review and that have not been published since: waiting or sent back. */
export const readOwn = (payload: Payload, userId: number): Promise<Review[]> =>
  readReviews(payload, {
    and: [
      { reviewRequestedBy: { equals: userId } },
      { or: [{ moderation: { equals: 'in_review' } }, { reviewNote: { exists: true } }] },
    ],
  });
