import { describe, expect, it } from 'vitest';
import { FACET_NAMES, type facetOf, facetValues } from './facets.model.ts';
import { sampleNode } from './types/sample-node.ts';

describe('the values of a facet', () => {
  it('S-6 are those of the node for every facet', () => {
    const values = facetValues(sampleNode('resource'), '2026');
    expect(Object.keys(values)).toEqual(FACET_NAMES);
    expect(values).toMatchObject({
      product_suites: ['Third-Party Risk'],
      industries: ['Banking'],
      content_type: ['resource'],
      date: ['2026'],
    });
  });

  it('S-6 may be of a field that only one type has', () => {
    const values: NonNullable<ReturnType<typeof facetOf>['values']> = (node) =>
      node.type === 'article' ? node.articleTypes.map(({ label }) => label) : [];
    expect(values(sampleNode('article'), '2026')).toEqual(['Analysis']);
    expect(values(sampleNode('page'), '2026')).toEqual([]);
  });
});
