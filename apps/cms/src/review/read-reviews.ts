import { say } from '@keelstone/languages/say.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@keelstone/model';
import type { Payload, PayloadRequest } from 'payload';
import { DRAFTED_COLLECTIONS, type DraftedSlug } from '../database/drafted-collections.ts';
import { readerOf } from '../database/transaction.ts';

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
  /** False for one that was sent back. */
  isWaiting: boolean;
};

/** More than anybody reviews in one sitting. */
const LIMIT = 500;

const toReview = (row: Record<string, unknown>): Review => {
  const titles = (row.titles ?? {}) as Partial<Record<Language, string | null>>;
  const language = LANGUAGES.find((each) => titles[each]?.trim()) ?? DEFAULT_LANGUAGE;
  return {
    type: row.type as DraftedSlug,
    id: Number(row.id),
    title: titles[language]?.trim() || say('Without a title'),
    language,
    by: row.by as string | null,
    at: row.at === null ? null : new Date(row.at as string).toISOString(),
    note: (row.note as string | null) || null,
    isWaiting: row.is_waiting as boolean,
  };
};

/** The latest revision `v` of a document that is not in the trash. Names are no secret among colleagues. */
const draftsInSql = (type: DraftedSlug, condition: string) =>
  `select '${type}' as type, m.id, u.name as by, v.version_review_requested_at as at,
     v.version_review_note as note, v.version_moderation = 'in_review' as is_waiting,
     (select jsonb_object_agg(l._locale, l.version_title) from "_${type}_v_locales" l
      where l._parent_id = v.id) as titles
   from "${type}" m join "_${type}_v" v on v.parent_id = m.id and v.latest
     left join users u on u.id = v.version_review_requested_by_id
   where m.deleted_at is null and ${condition}`;

/** Longest waiting first. One statement for all types, because Payload lists one collection at a time. */
async function readReviews(
  payload: Payload,
  condition: string,
  parameters: number[] = [],
): Promise<Review[]> {
  const executor = await readerOf({ payload } as PayloadRequest);
  const branches = DRAFTED_COLLECTIONS.map((type) => draftsInSql(type, condition));
  const { rows } = await executor.query(
    `${branches.join(' union all ')} order by at nulls first, type, id limit ${LIMIT}`,
    parameters,
  );
  return rows.map(toReview);
}

/** What concerns somebody who may publish: documents of all that wait, and the own ones that were sent back. */
export const readForEditor = (payload: Payload, userId: number): Promise<Review[]> =>
  readReviews(
    payload,
    `(v.version_moderation = 'in_review'
       or (v.version_review_requested_by_id = $1::integer and v.version_review_note is not null))`,
    [userId],
  );

/** Documents that one user sent to review and that have not been published since: waiting or sent back. */
export const readOwn = (payload: Payload, userId: number): Promise<Review[]> =>
  readReviews(
    payload,
    `v.version_review_requested_by_id = $1::integer
       and (v.version_moderation = 'in_review' or v.version_review_note is not null)`,
    [userId],
  );
