import { expect, it } from 'vitest';
import { composeSchema } from './compose-schema.ts';
import { generateParents, generateTypes } from './generate-types.fixture.ts';

// `npx vitest run --project=unit apps/site/src/graphql/generate-types.test.ts --update=all` regenerates them.
it.each([
  ['schema.graphql', composeSchema],
  ['parents.ts', generateParents],
  ['schema-types.ts', generateTypes],
])('S-20 generated/%s is what the schema and the content types say', async (name, generate) => {
  await expect(await generate()).toMatchFileSnapshot(`./generated/${name}`);
});
