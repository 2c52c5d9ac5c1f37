import { describe, expect, it } from 'vitest';
import { crossesFeatures } from './cms-rules.mjs';

const src = (path) => `apps/cms/src/${path}`;

describe('features of the CMS', () => {
  it.each([
    ['database/transaction.ts', 'audit/record.ts'],
    ['publishing/publish-node.ts', 'schedule/void-changes.ts'],
    ['publishing/publish-node.ts', 'settings/site-settings.global.ts'],
    ['publishing/publish-node.ts', 'publishing/view/publish-button.tsx'],
    ['schedule/apply-change.ts', 'schedule/view/plan-form.tsx'],
    ['search-tasks/view/open-task.tsx', 'schedule/view/plan-form.tsx'],
    ['media/images.collection.ts', 'media/unused/view/unused-media-view.tsx'],
    ['schedule/apply-change.ts', 'app/payload.config.ts'],
    ['schedule/apply-change.ts', 'migrate.ts'],
    ['a-new-feature/x.ts', 'database/transaction.ts'],
  ])('%s must not import %s', (from, to) => {
    expect(crossesFeatures(src(from), src(to))).toEqual(expect.any(String));
  });

  it.each([
    ['publishing/publish-node.ts', 'database/transaction.ts'],
    ['schedule/view/plan-form.tsx', 'admin/time/format-time.ts'],
    ['schedule/view/plan-form.tsx', 'schedule/plan-change.ts'],
    ['app/(payload)/admin/importMap.js', 'schedule/view/plan-form.tsx'],
    ['app/collections.ts', 'nodes/node.collection.ts'],
    ['preview/preview-link.ts', 'configuration-of.ts'],
    ['migrate.ts', 'app/open-payload.ts'],
  ])('%s may import %s', (from, to) => {
    expect(crossesFeatures(src(from), src(to))).toBeNull();
  });
});
