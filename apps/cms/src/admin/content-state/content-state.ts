/**
 * What staff call the state of a page, everywhere in the admin. Payload's `_status` says whether a document or a draft
 * is published, our `moderation` what somebody chose; neither alone says where a page stands.
 */
export const CONTENT_STATES = [
  'draft',
  'in_review',
  'sent_back',
  'published',
  'changed',
  'archived',
] as const;
export type ContentState = (typeof CONTENT_STATES)[number];

/** The same in SQL, of a main document `m` and its latest revision `v`. Not every type can be archived. */
export const STATE_IN_SQL = `case
  when v.version_moderation = 'in_review' then 'in_review'
  when v.version__status = 'draft' and nullif(trim(v.version_review_note), '') is not null then 'sent_back'
  when m._status = 'published' and m.moderation::text = 'archived' then 'archived'
  when m._status = 'published' and v.version__status = 'draft' then 'changed'
  when m._status = 'published' then 'published'
  else 'draft' end`;

/** What a version keeps of where the document stood. */
export type VersionState = { _status?: string; moderation?: string; reviewNote?: string | null };

/** The state that a version was saved in. */
export function stateOfVersion({ _status, moderation, reviewNote }: VersionState): ContentState {
  if (moderation === 'in_review') return 'in_review';
  if (_status === 'published') return moderation === 'archived' ? 'archived' : 'published';
  return reviewNote?.trim() ? 'sent_back' : 'draft';
}
