import { parsePublishedNode } from '@keelstone/content/types/types.model.ts';
import { oneParagraph } from '@keelstone/editing/projection/rich-text/rich-text.fixture.ts';
import { readFormToken, readPreviewToken, signPreviewToken } from '@keelstone/model/tokens/preview-token';
import type { PayloadRequest } from 'payload';
import { afterAll, describe, expect, it } from 'vitest';
import { Staff, send } from '../http/staff.fixture.ts';
import { startCms } from '../test-cms.ts';
import { livePreviewLinkOf, previewExpiry, previewLinkOf } from './preview-link.ts';

const created = '2026-01-05T09:00:00Z';
const inAnHour = () => Math.floor(Date.now() / 1000) + 3600;

const cms = await startCms();
afterAll(() => cms.stop());
const { payload } = cms;
const author = await Staff.hire(payload, 'author');

const createDraft = (title: string, more: Record<string, unknown> = {}) =>
  payload.create({
    collection: 'article',
    locale: 'en',
    draft: true,
    data: { title, body: oneParagraph('Not public.'), created, moderation: 'draft', ...more } as never,
  });
const sign = (id: number, language: 'en' | 'de' = 'en', expires = inAnHour()) =>
  signPreviewToken({ type: 'article', id, language, expires }, process.env.PREVIEW_SECRET ?? '');
const signForm = (id: number, language: 'en' | 'de' = 'en') =>
  signPreviewToken(
    { type: 'article', id, language, expires: inAnHour(), form: true },
    process.env.PREVIEW_SECRET ?? '',
  );
const ask = (token: string, unsaved?: Record<string, unknown>) =>
  send(unsaved ? 'POST' : 'GET', '/api/preview/node', unsaved && { data: unsaved }, {
    'x-preview-token': token,
  });

describe('a preview link', () => {
  it('C-9 is given to those who work here, and to nobody else', async () => {
    const { id } = await createDraft('Linked');
    const path = `/api/preview/link?type=article&id=${id}&language=de`;
    const { body } = await author.get(path);
    const token = body.url.replace('http://localhost:3000/preview/', '');
    const grant = readPreviewToken(token, process.env.PREVIEW_SECRET ?? '');
    expect(grant).toEqual({ type: 'article', id, language: 'de', expires: body.expires });
    expect((await send('GET', path)).status).toBe(403);
    expect((await author.get('/api/preview/link?type=users&id=1')).status).toBe(400);
    expect((await author.get('/api/preview/link?type=article&id=x')).status).toBe(400);
  });

  it('C-9 ends after an hour, and stays the same for some minutes', () => {
    expect(previewExpiry(900 * 100)).toBe(900 * 104);
    expect(previewExpiry(900 * 100 + 1)).toBe(900 * 105);
    expect(previewExpiry(900 * 101)).toBe(900 * 105);
  });
});

describe('the preview beside a form', () => {
  it('C-9 gets a token of its own, which no link contains that is shared', async () => {
    const { id } = await createDraft('Beside');
    const of = { req: { payload, user: author.user } as PayloadRequest, locale: 'de' };
    const [shared, form] = String(livePreviewLinkOf('article', { id }, of)).split('#form=');
    expect(shared).toBe(previewLinkOf('article', { id }, of));
    const grant = readFormToken(form, process.env.PREVIEW_SECRET ?? '');
    expect(grant).toEqual({ type: 'article', id, language: 'de', expires: grant.expires, form: true });
    const stranger = { ...of, req: { payload, user: null } as PayloadRequest };
    expect(livePreviewLinkOf('article', { id }, stranger)).toBeNull();
    expect(livePreviewLinkOf('article', {}, of)).toBeNull();
  });
});

describe('what a preview shows', () => {
  it('C-9 is the latest draft, as it would be published, and leaves no trace', async () => {
    const draft = await createDraft('First');
    await payload.update({
      collection: 'article',
      id: draft.id,
      locale: 'en',
      draft: true,
      data: { title: 'Second' },
    });
    const { status, body } = await ask(sign(draft.id));
    expect(status).toBe(200);
    expect(parsePublishedNode(body.node)).toMatchObject({
      nid: draft.nid,
      title: 'Second',
      path: '/articles/second',
      body: [{ kind: 'paragraph' }],
    });
    expect(await cms.publishedNodes(draft.nid)).toEqual([]);
    expect(await cms.changesOf(draft.nid)).toEqual([]);
  });

  it('C-9 is the draft over what is published, in the language of the link', async () => {
    const draft = await createDraft('Public', { _status: 'published' });
    const options = { collection: 'article', id: draft.id } as const;
    await payload.update({ ...options, locale: 'en', data: { _status: 'published' } });
    await payload.update({ ...options, locale: 'de', draft: true, data: { title: 'Nur Entwurf' } });
    expect((await ask(sign(draft.id, 'de'))).body.node).toMatchObject({
      title: 'Nur Entwurf',
      language: 'de',
      translations: { en: '/articles/public', de: '/de/artikel/nur-entwurf' },
    });
    expect((await ask(sign(draft.id))).body.node.translations).toEqual({ en: '/articles/public' });
  });

  it('C-9 leaves out other drafts, as publishing would', async () => {
    const data = { title: 'Hidden person', created, moderation: 'draft' as const };
    const person = await payload.create({ collection: 'person', locale: 'en', draft: true, data });
    const draft = await createDraft('By nobody yet', { authors: [person.id] });
    expect((await ask(sign(draft.id))).body.node.authors).toEqual([]);
  });

  it('C-9 says what is missing', async () => {
    const draft = await createDraft('English only');
    const { status, body } = await ask(sign(draft.id, 'de'));
    expect([status, body.errors[0].message]).toEqual([
      422,
      'This text has no title in German yet. Give it one to see it.',
    ]);
    await payload.delete({ collection: 'article', id: draft.id });
    expect((await ask(sign(draft.id))).status).toBe(404);
  });
});

describe('what a form has not saved', () => {
  it('C-9 is shown over what was saved, and not stored', async () => {
    const draft = await createDraft('Saved title');
    const { body } = await ask(signForm(draft.id), {
      title: 'Typed title',
      body: oneParagraph('Typed.'),
      moderation: 'archived',
    });
    expect(body.node).toMatchObject({ title: 'Typed title', archived: true });
    expect(JSON.stringify(body.node.body)).toContain('Typed.');
    expect((await ask(sign(draft.id))).body.node.title).toBe('Saved title');
    expect((await author.get(`/api/article/${draft.id}?draft=true`)).body.title).toBe('Saved title');
  });

  it('C-9 may have lists without rows, which forms send as a number, at every depth', async () => {
    const draft = await createDraft('Listless', { keyPoints: [{ text: 'A point' }] });
    const { status, body } = await ask(signForm(draft.id), {
      keyPoints: 0,
      sections: [{ id: 'a', blockType: 'card_grid', heading: 'No cards', cards: 0 }],
    });
    expect(status).toBe(200);
    expect(body.node).toMatchObject({ keyPoints: [], sections: [] });
    const { body: without } = await ask(signForm(draft.id), { sections: 0 });
    expect(without.node.sections).toEqual([]);
  });

  it('C-9 C-16 is not shown by a shared link: nobody sees an upload by it that the draft does not use', async () => {
    const { body: linked } = await author.get(
      `/api/preview/link?type=article&id=${(await createDraft('Shared')).id}`,
    );
    const token = new URL(linked.url).pathname.split('/').at(-1) ?? '';
    const { status, body } = await ask(token, { picture: { relationTo: 'images', value: 1 } });
    expect([status, body.errors[0].message]).toEqual([403, expect.stringContaining('as it was last saved')]);
    expect((await ask(token)).body.node.title).toBe('Shared');
  });

  it('C-9 has a path as soon as it has a title', async () => {
    const draft = await createDraft('In English');
    const { body } = await ask(signForm(draft.id, 'de'), { title: 'Auf Deutsch' });
    expect(body.node.path).toBe('/de/artikel/auf-deutsch');
  });

  it('C-9 cannot make it another text', async () => {
    const [draft, other] = [await createDraft('Own'), await createDraft('Other')];
    const { body } = await ask(signForm(draft.id), { id: other.id, nid: other.nid, title: 'Typed' });
    expect(body.node).toMatchObject({ nid: draft.nid, title: 'Typed' });
  });

  it.each([
    [{ title: '' }, 'no title'],
    [{ title: 7 }, ''],
    [{ tags: 7 }, ''],
    [{ authors: 'x' }, ''],
    [
      { created: 'no date' },
      '“Fits” cannot be published in English. Created: What is there does not fit here.',
    ],
    [{ sections: [{ blockType: 'no_such_section' }] }, ''],
  ])('C-9 that does not fit is explained: %j', async (unsaved, words) => {
    const draft = await createDraft('Fits');
    const { status, body } = await ask(signForm(draft.id), unsaved);
    expect(status).toBe(422);
    expect(body.errors[0].message).toContain(words);
    expect(body.errors[0].message).not.toMatch(/\n\s+at |undefined|\/work\//);
  });
});

describe('without a valid token', () => {
  it.each([
    ['none', () => ''],
    ['a forged one', () => `${sign(1)}x`],
    [
      'one of another secret',
      () => signPreviewToken({ type: 'article', id: 1, language: 'en', expires: inAnHour() }, 'x'.repeat(32)),
    ],
    ['one that has run out', () => sign(1, 'en', 1)],
  ])('C-9 nothing is shown: %s', async (_, makeToken) => {
    const draft = await createDraft('Secret draft');
    for (const unsaved of [undefined, { title: 'x' }]) {
      const { status, body } = await ask(makeToken(), unsaved);
      expect(status).toBe(403);
      expect(JSON.stringify(body)).not.toContain('Secret');
    }
    expect(draft.id).toBeGreaterThan(0);
  });
});
