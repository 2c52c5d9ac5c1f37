import { CONTENT_TYPES } from '@keelstone/model';

/** Collections whose documents are written as drafts, reviewed, published by language and translated. */
export const DRAFTED_COLLECTIONS = [...CONTENT_TYPES, 'reusable_sections'] as const;

export type DraftedSlug = (typeof DRAFTED_COLLECTIONS)[number];
