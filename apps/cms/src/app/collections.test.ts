import type { SanitizedConfig } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { openConfiguration, PATIENCE_MS } from './open-configuration.fixture.ts';

let config: SanitizedConfig;

beforeAll(async () => {
  config = await openConfiguration();
}, PATIENCE_MS);

it('C-10 no form of a collection offers "Copy to locale", which publishes the copy at once', () => {
  const own = config.collections.filter(({ slug }) => !slug.startsWith('payload-'));
  expect(own.length).toBeGreaterThan(20);
  expect(own.filter(({ admin }) => admin.disableCopyToLocale !== true).map(({ slug }) => slug)).toEqual([]);
});
