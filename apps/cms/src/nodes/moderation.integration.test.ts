import type { User } from '@keelstone/editing/payload-types.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { startCms } from '../test-cms.ts';

const staff = {} as Record<'administrator' | 'editor' | 'author', User>;
const created = '2026-01-05T09:00:00Z';

const cms = await startCms();
afterAll(() => cms.stop());
const { payload } = cms;
for (const role of ['administrator', 'editor', 'author'] as const) {
  const data = { name: role, email: `${role}@keelstone.example`, password: 'only-for-tests-12', role };
  staff[role] = await payload.create({ collection: 'users', data });
}

/** With access control, like a request of that user. */
const as = (role: keyof typeof staff) =>
  ({ overrideAccess: false, user: { ...staff[role], collection: 'users' } }) as const;
const publishPage = (title: string) =>
  payload.create({
    collection: 'page',
    locale: 'en',
    data: { title, created, moderation: 'draft', _status: 'published' },
  });
const titlesOf = async (nid: number | null | undefined) =>
  (await cms.publishedNodes(nid)).map(({ node }) => node.title);

describe('moderation of a node', () => {
  it('C-9 publishing writes the published row and one change', async () => {
    const page = await publishPage('Business continuity');
    expect(page.moderation).toBe('published');
    expect(await cms.publishedNodes(page.nid)).toMatchObject([
      {
        language: 'en',
        path: '/business-continuity',
        node: { title: 'Business continuity', archived: false },
      },
    ]);
    expect(await cms.changesOf(page.nid)).toHaveLength(1);
  });

  it('C-9 a draft shows nowhere', async () => {
    const data = { title: 'Not yet', created, moderation: 'draft' as const };
    const page = await payload.create({ collection: 'page', locale: 'en', draft: true, data });
    expect(await cms.publishedNodes(page.nid)).toEqual([]);
    expect(await cms.changesOf(page.nid)).toEqual([]);
  });

  it.each(['draft', 'in_review'] as const)(
    'C-9 saving a published node as %s changes nothing for visitors',
    async (moderation) => {
      const page = await publishPage(`Stays ${moderation}`);
      const before = await cms.publishedNodes(page.nid);
      const draft = await payload.update({
        collection: 'page',
        id: page.id,
        locale: 'en',
        draft: true,
        data: { title: 'Changed', moderation },
      });
      expect(draft).toMatchObject({ title: 'Changed', moderation, _status: 'draft' });
      expect((await cms.publishedNodes(page.nid)).map((row) => row.node)).toEqual(
        before.map((row) => row.node),
      );
    },
  );

  it('C-9 publishing a draft shows it', async () => {
    const page = await publishPage('First words');
    const options = { collection: 'page', id: page.id, locale: 'en' } as const;
    await payload.update({
      ...options,
      draft: true,
      data: { title: 'Second words', moderation: 'in_review' },
    });
    const published = await payload.update({ ...options, data: { _status: 'published' } });
    expect(published).toMatchObject({ title: 'Second words', moderation: 'published' });
    expect(await titlesOf(page.nid)).toEqual(['Second words']);
  });

  it('C-9 unpublishing takes a node away', async () => {
    const page = await publishPage('Taken back');
    const options = { collection: 'page', id: page.id, locale: 'en' } as const;
    const draft = await payload.update({ ...options, data: { _status: 'draft' } });
    expect(draft.moderation).toBe('draft');
    expect(await cms.publishedNodes(page.nid)).toEqual([]);
    expect(await cms.changesOf(page.nid)).toHaveLength(2);
  });

  it('C-9 archiving keeps a node reachable, marked as archived', async () => {
    const page = await publishPage('Of its time');
    const data = { moderation: 'archived', _status: 'published' } as const;
    await payload.update({ collection: 'page', id: page.id, locale: 'en', data });
    expect(await cms.publishedNodes(page.nid)).toMatchObject([
      { path: '/of-its-time', node: { archived: true } },
    ]);
  });

  it('C-9 C-12 no revision is restored over what is published', async () => {
    const page = await publishPage('Version one');
    await payload.update({ collection: 'page', id: page.id, locale: 'en', data: { title: 'Version two' } });
    const { docs } = await payload.findVersions({
      collection: 'page',
      where: { parent: { equals: page.id } },
      sort: 'createdAt',
      locale: 'en',
    });
    const restoring = payload.restoreVersion({ collection: 'page', id: docs[0]?.id ?? '' });
    await expect(restoring).rejects.toMatchObject({ status: 400 });
    expect(await titlesOf(page.nid)).toEqual(['Version two']);
  });

  it('C-9 deleting takes a node away', async () => {
    const page = await publishPage('Deleted');
    await payload.delete({ collection: 'page', id: page.id });
    expect(await cms.publishedNodes(page.nid)).toEqual([]);
  });

  it('C-2 node ids are one number space, given once', async () => {
    const page = await publishPage('Numbered');
    const person = await payload.create({
      collection: 'person',
      locale: 'en',
      data: { title: 'Imani', created, nid: page.nid, moderation: 'draft' },
    });
    expect(person.nid).toBe((page.nid ?? 0) + 1);
    const renumbered = await payload.update({
      collection: 'page',
      id: page.id,
      locale: 'en',
      data: { nid: 9999 },
    });
    expect(renumbered.nid).toBe(page.nid);
  });
});

describe('roles', () => {
  const draft = (title: string) => ({ title, created, moderation: 'in_review' as const });
  const refusal = { status: 403 };

  it('C-11 an author writes and sends to review', async () => {
    const page = await payload.create({
      collection: 'page',
      ...as('author'),
      locale: 'en',
      draft: true,
      data: draft('By an author'),
    });
    expect(page).toMatchObject({ moderation: 'in_review', _status: 'draft' });
  });

  it('C-11 an author cannot publish', async () => {
    const data = { ...draft('Too soon'), _status: 'published' as const };
    await expect(
      payload.create({ collection: 'page', ...as('author'), locale: 'en', data }),
    ).rejects.toMatchObject(refusal);
    const page = await payload.create({
      collection: 'page',
      ...as('author'),
      locale: 'en',
      draft: true,
      data: draft('Waits'),
    });
    const publishing = payload.update({
      collection: 'page',
      id: page.id,
      ...as('author'),
      data: { _status: 'published' },
    });
    await expect(publishing).rejects.toMatchObject(refusal);
    expect(await cms.publishedNodes(page.nid)).toEqual([]);
  });

  it('C-11 an author changes nothing that is published: no edit, no unpublishing, no archiving, no deletion', async () => {
    const page = await publishPage('Not an author’s');
    const options = { collection: 'page', id: page.id, ...as('author') } as const;
    for (const data of [
      { title: 'Edited' },
      { _status: 'draft' as const },
      { moderation: 'archived' as const },
    ]) {
      await expect(payload.update({ ...options, data })).rejects.toMatchObject(refusal);
    }
    // Payload reports documents that an author may not trash as not found.
    const toTrash = payload.update({ ...options, data: { deletedAt: created } });
    await expect(toTrash).rejects.toMatchObject({ status: 404 });
    const proposal = await payload.update({
      ...options,
      draft: true,
      data: { title: 'A proposal', moderation: 'in_review' },
    });
    expect(proposal.title).toBe('A proposal');
    expect(await titlesOf(page.nid)).toEqual(['Not an author’s']);
  });

  it('C-11 an editor publishes', async () => {
    const data = { ...draft('By an editor'), _status: 'published' as const };
    const page = await payload.create({ collection: 'page', ...as('editor'), locale: 'en', data });
    expect(await titlesOf(page.nid)).toEqual(['By an editor']);
  });

  it('C-11 an editor manages no users, and nobody raises themselves', async () => {
    const data = {
      name: 'x',
      email: 'x@keelstone.example',
      password: 'only-for-tests-12',
      role: 'administrator' as const,
    };
    await expect(payload.create({ collection: 'users', ...as('editor'), data })).rejects.toMatchObject(
      refusal,
    );
    const { id } = staff.editor;
    const raised = await payload.update({
      collection: 'users',
      id,
      ...as('editor'),
      data: { role: 'administrator', name: 'Still' },
    });
    expect(raised).toMatchObject({ role: 'editor', name: 'Still' });
    const { docs } = await payload.find({ collection: 'users', ...as('editor') });
    expect(docs.map((user) => user.id)).toEqual([id]);
  });

  it('C-11 nobody who is not logged in reads anything', async () => {
    await expect(payload.find({ collection: 'page', overrideAccess: false })).rejects.toMatchObject(refusal);
    await expect(payload.findGlobal({ slug: 'site_settings', overrideAccess: false })).rejects.toMatchObject(
      refusal,
    );
  });
});
