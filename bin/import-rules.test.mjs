import { describe, expect, it } from 'vitest';
import { homelessFolders, judgeImport } from './import-rules.mjs';

const SITE = 'apps/site/src';

describe('import directions', () => {
  it.each([
    ['packages/model/src/node.ts', 'packages/content-store/src/index.ts'],
    ['packages/search-index/src/a.ts', 'packages/model/src/index.ts'],
    ['packages/content-store/src/a.ts', 'packages/search-index/src/index.ts'],
    [`${SITE}/server.ts`, 'apps/cms/src/payload.config.ts'],
    ['apps/cms/src/hooks.ts', `${SITE}/server.ts`],
    ['apps/cms/src/hooks.ts', 'seeds/src/index.ts'],
    [`${SITE}/ui/link.tsx`, `${SITE}/shell/header.tsx`],
    [`${SITE}/search/x.ts`, `${SITE}/pages/article/page.tsx`],
    [`${SITE}/pages/article/page.tsx`, `${SITE}/pages/event/card.tsx`],
    [`${SITE}/sections/headline/view.tsx`, `${SITE}/sections/basic/view.tsx`],
    [`${SITE}/shell/x.tsx`, `${SITE}/server.ts`],
  ])('%s must not import %s', (from, to) => {
    expect(judgeImport(from, to)).toEqual(expect.any(String));
  });

  it.each([
    [`${SITE}/server.ts`, `${SITE}/graphql/register-graphql.ts`],
    [`${SITE}/graphql/a.ts`, `${SITE}/search/search-service.ts`],
    [`${SITE}/search/a.tsx`, `${SITE}/shell/render-page.tsx`],
    [`${SITE}/shell/a.tsx`, `${SITE}/ui/link.tsx`],
    [`${SITE}/delivery/a.ts`, `${SITE}/site-context.ts`],
    [`${SITE}/pages/article/page.tsx`, `${SITE}/pages/article/card.tsx`],
    ['apps/cms/src/load-demo.ts', 'seeds/src/index.ts'],
    ['apps/cms/src/x.ts', 'packages/content-store/src/index.ts'],
  ])('%s may import %s', (from, to) => {
    expect(judgeImport(from, to)).toBeNull();
  });

  it('every folder of the site has a layer', () => {
    expect(homelessFolders()).toEqual([]);
  });
});
