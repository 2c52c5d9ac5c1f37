import type { Random } from '@keelstone/contours/seeded-random';
import {
  CONTENT_TYPES,
  type ContentType,
  type Term,
  type Vocabulary as VocabularyName,
} from '@keelstone/model';
import { demoTerms } from '../../demo/terms.ts';

/** Out of a hundred nodes, so many are of the type: mostly articles and resources, as on real sites. */
const TYPE_SHARES: Partial<Record<ContentType, number>> = {
  article: 44,
  resource: 22,
  event: 8,
  case_study: 6,
  person: 4,
  page: 4,
  product_detail: 3,
  testimonial: 3,
  solution: 2,
  landing_page: 1,
  overview_page: 1,
  platform: 1,
  product_suite: 1,
};

const FIRST_DAY = Date.UTC(2016, 0, 1) / 1000;
const LAST_DAY = Date.UTC(2026, 10, 15) / 1000;
const ARCHIVED_SHARE = 0.07;

const termsOf = (vocabulary: VocabularyName): Term[] =>
  demoTerms.flatMap((term, i) =>
    term.vocabulary === vocabulary ? [{ id: i + 1, label: term.label.en }] : [],
  );

export const SUITES = termsOf('product_suites');
export const INDUSTRIES = termsOf('industries');
export const TAGS = termsOf('tags');
export const ARTICLE_TYPES = termsOf('article_type');
export const RESOURCE_TYPES = termsOf('resource_type');
export const ROLE_CATEGORIES = termsOf('role_category');

export function drawType(random: Random): ContentType {
  let left = random() * 100;
  for (const type of CONTENT_TYPES) {
    left -= TYPE_SHARES[type] ?? 0;
    if (left < 0) return type;
  }
  return 'article';
}

/** Up to `most` different terms; the first of the list are the most frequent. */
export function drawTerms(random: Random, terms: readonly Term[], most: number): Term[] {
  const count = Math.floor(random() * (most + 1));
  const drawn = Array.from({ length: count }, () => terms[Math.floor(random() ** 1.8 * terms.length)]);
  return [...new Set(drawn)].filter((term) => term !== undefined);
}

/** Ten years of dates, in Unix seconds; the recent years have more. */
export function drawCreated(random: Random): number {
  return Math.floor(FIRST_DAY + random() ** 0.7 * (LAST_DAY - FIRST_DAY));
}

export const drawArchived = (random: Random) => random() < ARCHIVED_SHARE;
