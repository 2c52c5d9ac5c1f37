import { describe, expect, it } from 'vitest';
import { generateTypes, readCommittedTypes } from './generate-types.ts';

describe('the GraphQL types', () => {
  it('S-20 are those of the committed schema (otherwise run `node apps/site/src/graphql/generate-types.ts`)', async () => {
    expect(readCommittedTypes()).toBe(await generateTypes());
  });
});
