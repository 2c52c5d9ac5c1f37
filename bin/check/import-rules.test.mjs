import { describe, expect, it } from 'vitest';
import { homelessFolders, judgeImport } from './import-rules.mjs';

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
  ])('%s must not import %s', (from, to) => {
    expect(judgeImport(from, to)).toEqual(expect.any(String));
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
  ])('%s may import %s', (from, to) => {
    expect(judgeImport(from, to)).toBeNull();
  });

  it('every folder of the site has a layer', () => {
    expect(homelessFolders()).toEqual([]);
  });
});
