import { describe, expect, it } from 'vitest';
import { findCircles } from './circles.mjs';
import { importsOf } from './import-graph.mjs';
import { checkImport, findForbiddenImports, foldersOf, foldersWithoutLayer } from './import-rules.mjs';

const SITE = 'apps/site/src';

describe('import directions', () => {
  it.each([
    ['packages/model/src/node.ts', 'packages/read-model/src/index.ts'],
    ['packages/search-index/src/a.ts', 'packages/model/src/index.ts'],
    ['packages/read-model/src/a.ts', 'packages/search-index/src/index.ts'],
    [`${SITE}/app/server.ts`, 'apps/cms/src/app/payload.config.ts'],
    ['apps/cms/src/hooks.ts', `${SITE}/app/server.ts`],
    ['apps/cms/src/hooks.ts', 'demo/loader/load-content.ts'],
    ['content/types/types.cms.ts', 'demo/loader/load-content.ts'],
    [`${SITE}/app/server.ts`, 'demo/loader/load-content.ts'],
    ['packages/ui/src/link/link.tsx', `${SITE}/shell/header.tsx`],
    ['packages/ui/src/link/link.tsx', 'content/types/types.site.ts'],
    ['packages/editing/src/fields/a.ts', 'content/sections/sections.cms.ts'],
    ['content/sections/basic/basic.site.tsx', 'content/sections/sections.cms.ts'],
    ['content/sections/basic/basic.cms.ts', 'content/sections/basic/basic.site.tsx'],
    ['apps/cms/src/nodes/a.ts', 'content/sections/tally/tally.island.tsx'],
    ['content/sections/sections.model.ts', 'content/sections/basic/basic.site.tsx'],
    [`${SITE}/graphql/a.ts`, 'content/types/types.cms.ts'],
    ['apps/cms/src/hooks.ts', 'content/types/types.site.ts'],
    [`${SITE}/search/x.ts`, `${SITE}/pages/register-pages.tsx`],
    ['content/types/article/article.site.tsx', 'content/types/event/event-card.site.tsx'],
    ['content/sections/headline/headline.site.tsx', 'content/sections/basic/basic.site.tsx'],
    [`${SITE}/shell/x.tsx`, `${SITE}/app/server.ts`],
    [`${SITE}/http/cache/a.ts`, `${SITE}/pages/find-page.ts`],
    [`${SITE}/http/cache/a.ts`, `${SITE}/app/configuration.ts`],
    [`${SITE}/http/cache/a.ts`, 'packages/read-model/src/index.ts'],
    [`${SITE}/http/cache/a.ts`, 'content/types/types.model.ts'],
    [`${SITE}/http/cache/a.ts`, 'languages/messages.ts'],
    [`${SITE}/notices/view/a.tsx`, `${SITE}/shell/page-settings.ts`],
    [`${SITE}/forms/browser/a.ts`, `${SITE}/forms/server/check-email.ts`],
    [`${SITE}/forms/server/a.ts`, `${SITE}/forms/browser/start-forms.ts`],
    [`${SITE}/consent/a.ts`, `${SITE}/http/headers/vary.ts`],
    [`${SITE}/app/client.ts`, `${SITE}/pages/find-page.ts`],
    [`${SITE}/app/page-behaviour.ts`, `${SITE}/forms/server/receive-form.ts`],
    ['packages/async/src/a.ts', 'packages/model/src/index.ts'],
    ['content/sections/basic/basic.model.ts', 'content/types/types.model.ts'],
    ['content/paragraphs/cards/cards.cms.ts', 'content/sections/sections.cms.ts'],
    ['languages/de/language.ts', 'languages/en/language.ts'],
    ['brand/src/brand.ts', 'packages/model/src/index.ts'],
    ['apps/cms/src/x.ts', 'bench/search/scenarios.ts'],
    ['apps/site/src/x.ts', 'bin/project.mjs'],
    ['bin/start.mjs', 'packages/postgres/src/index.ts'],
    ['demo/loader/a.ts', `${SITE}/app/server.ts`],
    ['a-new-folder/a.ts', 'packages/model/src/index.ts'],
  ])('%s must not import %s', (from, to) => {
    expect(checkImport(from, to)).toEqual(expect.any(String));
  });

  it.each([
    [`${SITE}/app/site.ts`, `${SITE}/graphql/register-graphql.ts`],
    [`${SITE}/app/page-behaviour.ts`, `${SITE}/forms/browser/start-forms.ts`],
    [`${SITE}/forms/server/a.ts`, `${SITE}/http/headers/vary.ts`],
    [`${SITE}/forms/browser/a.ts`, `${SITE}/shell/page-settings.ts`],
    [`${SITE}/http/guard/a.ts`, 'packages/model/src/rate-limit.ts'],
    [`${SITE}/graphql/a.ts`, `${SITE}/search/search-service.ts`],
    [`${SITE}/search/a.tsx`, `${SITE}/shell/render-page.tsx`],
    [`${SITE}/shell/a.tsx`, 'packages/ui/src/link/link.tsx'],
    ['packages/ui/src/link/link.tsx', 'content/types/types.model.ts'],
    ['apps/cms/src/hooks.ts', 'content/types/types.cms.ts'],
    [`${SITE}/discovery/a.ts`, `${SITE}/app/site-context.ts`],
    ['content/types/article/article.site.tsx', 'content/types/article/key-points.site.tsx'],
    ['demo/loader/cms.ts', 'apps/cms/src/app/open-payload.ts'],
    ['apps/cms/src/x.ts', 'packages/read-model/src/index.ts'],
    ['content/types/node.model.ts', 'content/sections/sections.model.ts'],
    ['languages/de/language.ts', 'languages/language-definition.ts'],
    ['bench/search/scenarios.ts', `${SITE}/server.ts`],
  ])('%s may import %s', (from, to) => {
    expect(checkImport(from, to)).toBeNull();
  });

  it('every folder of the site has a layer', () => {
    expect(foldersWithoutLayer()).toEqual([]);
  });

  it('a fixture is for tests only', () => {
    const to = 'packages/ui/src/a/a.fixture.ts';
    const from = ['a.tsx', 'a.test.tsx', 'a.examples.tsx'].map((name) => `packages/ui/src/a/${name}`);
    expect(findForbiddenImports(from.map((file) => ({ from: file, to })))).toEqual([
      `packages/ui/src/a/a.tsx imports ${to}: it is for tests only.`,
    ]);
  });
});

describe('what a file imports', () => {
  it.each([
    [`import a from './a.ts'`],
    [`import './a.ts'`],
    [`import type { A } from './a.ts'`],
    [`import { type A } from './a.ts'`],
    [`export * from './a.ts'`],
    [`export type { A } from './a.ts'`],
    [`const a = await import('./a.ts')`],
    [`type A = import('./a.ts').A`],
    [`type A = typeof import('./a.ts')`],
    [`new Worker(new URL('./a.ts', import.meta.url))`],
  ])('is seen in %s', (source) => {
    expect(importsOf('from.ts', source)).toEqual(['./a.ts']);
  });

  it('is not seen in comments and texts', () => {
    expect(importsOf('from.ts', `// import('./a.ts')\nexport const text = "import('./b.ts')";`)).toEqual([]);
  });
});

describe('circles', () => {
  const imports = (text) =>
    text.split(' ').map((pair) => ({ from: pair.split('>')[0], to: pair.split('>')[1] }));

  it.each([
    ['a>b b>c a>c', []],
    ['a>a', ['a a']],
    ['a>b b>a', ['b a b']],
    // The shorter of two that share files, and another one beside them.
    ['a>b b>c c>a c>b x>y y>x a>x', ['c b c', 'y x y']],
  ])('of %s', (text, circles) => {
    const found = findCircles(imports(text)).map((circle) => circle.join(' '));
    expect(found.map((circle) => [...new Set(circle.split(' '))].sort().join()).sort()).toEqual(
      circles.map((circle) => [...new Set(circle.split(' '))].sort().join()).sort(),
    );
  });

  it('are found among folders, too', () => {
    const found = findCircles(
      foldersOf([
        { from: 'packages/ui/src/link/a.ts', to: 'packages/ui/src/icon/a.ts' },
        { from: 'packages/ui/src/icon/b.ts', to: 'packages/ui/src/link/b.ts' },
        { from: 'packages/ui/src/icon/b.ts', to: 'packages/model/src/link.ts' },
      ]),
    );
    expect(found).toHaveLength(1);
  });
});
