import { describe, expect, it } from 'vitest';
import { homelessFolders, judgeImport } from './import-rules.mjs';

const SITE = 'apps/site/src';

describe('import directions', () => {
  it.each([
    ['packages/model/src/node.ts', 'packages/read-model/src/index.ts'],
    ['packages/search-index/src/a.ts', 'packages/model/src/index.ts'],
    ['packages/read-model/src/a.ts', 'packages/search-index/src/index.ts'],
    [`${SITE}/server.ts`, 'apps/cms/src/app/payload.config.ts'],
    ['apps/cms/src/hooks.ts', `${SITE}/server.ts`],
    ['apps/cms/src/hooks.ts', 'demo/loader/load-content.ts'],
    ['content/types/types.cms.ts', 'demo/loader/load-content.ts'],
    [`${SITE}/server.ts`, 'demo/loader/load-content.ts'],
    ['packages/ui/src/link/link.tsx', `${SITE}/shell/header.tsx`],
    ['packages/ui/src/link/link.tsx', 'content/types/types.site.ts'],
    ['packages/editing/src/fields/a.ts', 'content/sections/sections.cms.ts'],
    ['content/sections/basic/basic.site.tsx', 'content/sections/sections.cms.ts'],
    ['content/sections/basic/basic.cms.ts', 'content/sections/basic/basic.site.tsx'],
    ['content/sections/sections.model.ts', 'content/sections/basic/basic.site.tsx'],
    [`${SITE}/graphql/a.ts`, 'content/types/types.cms.ts'],
    ['apps/cms/src/hooks.ts', 'content/types/types.site.ts'],
    [`${SITE}/search/x.ts`, `${SITE}/pages/register-pages.tsx`],
    ['content/types/article/article.site.tsx', 'content/types/event/event-card.site.tsx'],
    ['content/sections/headline/headline.site.tsx', 'content/sections/basic/basic.site.tsx'],
    [`${SITE}/shell/x.tsx`, `${SITE}/server.ts`],
  ])('%s must not import %s', (from, to) => {
    expect(judgeImport(from, to)).toEqual(expect.any(String));
  });

  it.each([
    [`${SITE}/server.ts`, `${SITE}/graphql/register-graphql.ts`],
    [`${SITE}/graphql/a.ts`, `${SITE}/search/search-service.ts`],
    [`${SITE}/search/a.tsx`, `${SITE}/shell/render-page.tsx`],
    [`${SITE}/shell/a.tsx`, 'packages/ui/src/link/link.tsx'],
    ['packages/ui/src/link/link.tsx', 'content/types/types.model.ts'],
    ['apps/cms/src/hooks.ts', 'content/types/types.cms.ts'],
    [`${SITE}/delivery/a.ts`, `${SITE}/site-context.ts`],
    ['content/types/article/article.site.tsx', 'content/types/article/key-points.site.tsx'],
    ['demo/loader/cms.ts', 'apps/cms/src/app/open-payload.ts'],
    ['apps/cms/src/x.ts', 'packages/read-model/src/index.ts'],
  ])('%s may import %s', (from, to) => {
    expect(judgeImport(from, to)).toBeNull();
  });

  it('every folder of the site has a layer', () => {
    expect(homelessFolders()).toEqual([]);
  });
});
