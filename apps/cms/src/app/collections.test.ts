import type { SanitizedConfig } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { loadLexical } from './load-lexical.ts';

const PATIENCE_MS = 60_000;
let config: SanitizedConfig;

beforeAll(async () => {
  Object.assign(process.env, {
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    PAYLOAD_SECRET: 'a-secret-of-one-test-run-only-0123456789',
    PREVIEW_SECRET: 'another-secret-of-one-test-run-9876543210',
    MEDIA_DIR: '/nonexistent',
  });
  await loadLexical();
  config = await (await import('./payload.config.ts')).default;
}, PATIENCE_MS);

it('C-10 no form of a collection offers "Copy to locale", which publishes the copy at once', () => {
  const own = config.collections.filter(({ slug }) => !slug.startsWith('payload-'));
  expect(own.length).toBeGreaterThan(20);
  expect(own.filter(({ admin }) => admin.disableCopyToLocale !== true).map(({ slug }) => slug)).toEqual([]);
});
