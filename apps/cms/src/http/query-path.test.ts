import type { CollectionSlug, PayloadRequest, SanitizedConfig } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Role } from '../access/roles.ts';
import { openConfiguration, PATIENCE_MS } from '../app/open-configuration.fixture.ts';
import { allowsPath } from './query-path.ts';

let config: SanitizedConfig;
let collections: PayloadRequest['payload']['collections'];

beforeAll(async () => {
  config = await openConfiguration();
  collections = Object.fromEntries(
    config.collections.map((each) => [each.slug, { config: each }]),
  ) as typeof collections;
}, PATIENCE_MS);

const allows = (slug: string, path: string, role: Role = 'author') =>
  allowsPath(collections[slug as CollectionSlug].config, path, {
    user: { id: 7, role },
    payload: { config, collections },
  } as unknown as PayloadRequest);

describe('a filter or an order', () => {
  it.each([
    ['page', 'id'],
    ['page', 'title'],
    ['page', 'title.de'],
    ['page', '_status'],
    ['page', `body${'.children'.repeat(11)}`],
    ['page', 'sections.blockType'],
    ['page', 'sections.heading.de'],
    ['page', 'productSuites'],
    ['page', 'productSuites.id'],
    ['page', 'productSuites.label'],
    ['page', 'productSuites__label'],
    ['page', 'reviewRequestedBy'],
    ['page', 'reviewRequestedBy.id'],
    ['page', 'version.title'],
    ['page', 'version__productSuites__label'],
    ['page', 'parent'],
    ['page', 'parent.title'],
    ['page', 'latest'],
    ['users', 'email'],
    ['payload-locked-documents', 'document.relationTo'],
    ['payload-locked-documents', 'user.value'],
  ])('C-11 of %s may be by %s', async (slug, path) => {
    expect(await allows(slug, path)).toBe(true);
  });

  it.each([
    ['page', ''],
    ['page', 'nowhere'],
    ['page', 'title.nowhere'],
    ['page', 'created.de'],
    ['page', 'sections.nowhere'],
    ['page', 'productSuites.nowhere'],
    ['page', 'version.nowhere'],
    ['page', 'title"; drop table page'],
    ['page', 'title..de'],
    ['page', `body${'.children'.repeat(12)}`],
    ['payload-locked-documents', 'document.title'],
    ['payload-locked-documents', 'user.value.email'],
  ])('C-11 of %s leads nowhere by %j', async (slug, path) => {
    expect(await allows(slug, path)).toBe(false);
  });

  it.each<Role>(['author', 'editor', 'administrator'])(
    'C-11 tells an %s nothing about accounts, or what is hidden',
    async (role) => {
      for (const [slug, path] of [
        ['page', 'reviewRequestedBy.email'],
        ['page', 'reviewRequestedBy__salt'],
        ['page', 'version.reviewRequestedBy.name'],
        ['page', 'parent.reviewRequestedBy.email'],
        ['users', 'salt'],
        ['users', 'hash'],
        ['scheduled_changes', 'content.en.title'],
      ] as const) {
        expect([path, await allows(slug, path, role)]).toEqual([path, false]);
      }
    },
  );

  it('C-11 leads through a relation only to what the user may read all of', async () => {
    const toMails = { type: 'relationship', name: 'mail', relationTo: 'mails' };
    const collection = { ...collections.shortcuts.config, flattenedFields: [toMails] };
    const asks = (role: Role, path: string) =>
      allowsPath(collection as never, path, {
        user: { id: 7, role },
        payload: { config, collections },
      } as never);
    expect(await asks('administrator', 'mail.subject')).toBe(true);
    expect(await asks('editor', 'mail.subject')).toBe(false);
    expect(await asks('editor', 'mail.id')).toBe(true);
  });
});
