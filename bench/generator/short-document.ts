import type { Random } from '@keelstone/contours/seeded-random';
import { ARCHIVED } from '@keelstone/model';
import type { SearchDocument } from '@keelstone/search-index';
import {
  drawArchived,
  drawCreated,
  drawTerms,
  drawType,
  INDUSTRIES,
  SUITES,
  TAGS,
} from './generated-facets.ts';
import { writeHeading } from './generated-text.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A document without a body. Not derived from a node, because validating a million nodes would take minutes. */
export function generateShortDocument(nid: number, vocabulary: Vocabulary, random: Random): SearchDocument {
  const created = drawCreated(random);
  const [suites, industries, tags] = [
    drawTerms(random, SUITES, 2),
    drawTerms(random, INDUSTRIES, 3),
    drawTerms(random, TAGS, 3),
  ].map((terms) => terms.map(({ label }) => label)) as [string[], string[], string[]];
  const year = String(new Date(created * 1000).getUTCFullYear());
  return {
    ...writeHeading(vocabulary, random),
    nid,
    terms: [...suites, ...industries, ...tags].join(' '),
    body: '',
    created,
    url: `/bench/${nid}`,
    facets: {
      product_suites: suites,
      industries,
      content_type: [drawType(random)],
      date: [drawArchived(random) ? ARCHIVED : year],
    },
  };
}
