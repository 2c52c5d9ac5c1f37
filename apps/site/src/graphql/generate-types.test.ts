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

it('S-20 X-4 calls a parent after its own type, so that a content type of another name cannot meet it', async () => {
  const parents = [...(await generateTypes()).matchAll(/^import type .*$/gm)].flatMap(([line]) =>
    [...line.matchAll(/(\w+)Parent\b/g)].map(([, name]) => name),
  );
  expect(parents).toContain('SearchResult');
  for (const name of parents)
    expect(composeSchema()).toMatch(new RegExp(`^(type|union|interface) ${name}\\b`, 'm'));
});
