import type { SiteSettings } from '@keelstone/content/settings/site-settings.model.ts';
import { type PublishedNode, parsePublishedNode } from '@keelstone/content/types/types.model.ts';
import { linkTo, oneParagraph } from '@keelstone/editing/projection/rich-text/rich-text.fixture.ts';
import type { Language } from '@keelstone/model';
import { afterAll, expect, it } from 'vitest';
import { startCms } from '../test-cms.ts';
import { formIn } from './form.fixture.ts';
import { createMedia, createNode, saveNode } from './published-content.fixture.ts';

const cms = await startCms();
afterAll(() => cms.stop());
const { payload } = cms;
const media = await createMedia(payload);
const form = (await payload.create({ collection: 'forms', locale: 'en', data: formIn('en') as never })).id;

const createDialog = async (title: string, more: Record<string, unknown> = {}): Promise<number> =>
  (await payload.create({ collection: 'dialogs', locale: 'en', data: { title, ...more } as never })).id;
const saveDialog = (id: number, language: Language, data: Record<string, unknown>) =>
  payload.update({ collection: 'dialogs', id, locale: language, data });

const opens = (dialog: number, title?: string) => ({ title, to: 'dialog', dialog });
const linksList = (...links: object[]) => [{ blockType: 'links_list', links }];

async function shown(nid: number, language: Language = 'en'): Promise<PublishedNode> {
  const row = (await cms.publishedNodes(nid)).find((each) => each.language === language);
  const node = parsePublishedNode(row?.node);
  expect(node).toEqual(row?.node);
  return node;
}
const titles = async (nid: number, language: Language = 'en') =>
  (await shown(nid, language)).dialogs?.map(({ title }) => title) ?? [];

it('U-10 a page carries the dialogs that its sections and texts open, once each, with all that is in them', async () => {
  const image = { relationTo: 'images', value: media.image };
  const terms = await createDialog('Terms', {
    body: oneParagraph('What holds.'),
    media: [{ media: image, caption: 'A field' }],
    form,
  });
  const other = await createDialog('Another');
  await createDialog('Named by nobody');
  const { nid } = await createNode(payload, 'page', {
    title: 'Opens dialogs',
    body: linkTo('dialogs', terms, 'the terms'),
    sections: linksList(opens(terms), opens(other, 'Read on'), opens(terms, 'Again')),
  });
  const node = await shown(nid);
  expect(node.dialogs).toMatchObject([
    {
      id: terms,
      title: 'Terms',
      body: [{ kind: 'paragraph', children: [{ text: 'What holds.' }] }],
      media: [{ media: { kind: 'image' }, caption: 'A field' }],
      form: { id: form, submitLabel: 'Send' },
    },
    { id: other, title: 'Another', body: [], media: [], form: null },
  ]);
  expect(node.body).toMatchObject([
    { children: [{ kind: 'link', url: `#dialog-${terms}`, children: [{ text: 'the terms' }] }] },
  ]);
  expect(node.sections).toMatchObject([
    {
      links: [
        { title: 'Terms', url: `#dialog-${terms}` },
        { title: 'Read on', url: `#dialog-${other}` },
        { title: 'Again', url: `#dialog-${terms}` },
      ],
    },
  ]);
  await payload.update({ collection: 'forms', id: form, locale: 'en', data: { submitLabel: 'Off it goes' } });
  expect((await shown(nid)).dialogs?.[0]?.form?.submitLabel).toBe('Off it goes');
});

it('U-10 changing a dialog changes every page that opens it, and deleting it takes the links along', async () => {
  const dialog = await createDialog('First words');
  const { nid } = await createNode(payload, 'article', {
    title: 'Shows changes',
    body: linkTo('dialogs', dialog, 'these words'),
    sections: linksList(opens(dialog), { to: 'url', title: 'Search', url: '/search' }),
  });
  expect(await titles(nid)).toEqual(['First words']);
  await saveDialog(dialog, 'en', { title: 'Later words' });
  const later = await shown(nid);
  expect(later.dialogs).toMatchObject([{ title: 'Later words' }]);
  expect(later.sections).toMatchObject([{ links: [{ title: 'Later words' }, { title: 'Search' }] }]);
  await payload.delete({ collection: 'dialogs', id: dialog });
  const without = await shown(nid);
  expect(without.dialogs).toBeUndefined();
  expect(without.sections).toMatchObject([{ links: [{ title: 'Search' }] }]);
  expect(without.body).toMatchObject([{ children: [{ kind: 'text', text: 'these words' }] }]);
});

it('U-10 C-13 a dialog that a section or a text opens is not deleted; one in the trash is on no page', async () => {
  const data = {
    name: 'Ed',
    email: 'ed@keelstone.example',
    password: 'only-for-tests-12',
    role: 'editor',
  } as const;
  const user = { ...(await payload.create({ collection: 'users', data })), collection: 'users' as const };
  const remove = (id: number) =>
    payload.update({
      collection: 'dialogs',
      id,
      data: { deletedAt: 'now' } as never,
      user,
      overrideAccess: false,
    });
  const inText = await createDialog('In a text');
  const inSection = await createDialog('In a section');
  const { nid } = await createNode(payload, 'page', {
    title: 'Uses two',
    body: linkTo('dialogs', inText, 'open'),
    sections: linksList(opens(inSection)),
  });
  for (const id of [inText, inSection]) {
    await expect(remove(id)).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining('Uses two'),
    });
  }
  // Scripts are trusted to delete it.
  await payload.update({ collection: 'dialogs', id: inText, data: { deletedAt: 'now' } as never });
  expect(await titles(nid)).toEqual(['In a section']);
  await expect(remove(await createDialog('Used by nobody'))).resolves.toMatchObject({
    title: 'Used by nobody',
  });
});

it('U-10 C-10 a dialog that is not written in a language is not on its pages, and comes once it is', async () => {
  const dialog = await createDialog('English only');
  const { id, nid } = await createNode(payload, 'page', {
    title: 'In two languages',
    body: linkTo('dialogs', dialog, 'read this'),
  });
  await saveNode(payload, 'page', id, {
    language: 'de',
    fields: { title: 'In zwei Sprachen', body: linkTo('dialogs', dialog, 'lesen Sie das') },
  });
  expect((await shown(nid, 'de')).body).toMatchObject([{ children: [{ kind: 'text' }] }]);
  expect(await titles(nid, 'de')).toEqual([]);
  await saveDialog(dialog, 'de', { title: 'Auf Deutsch' });
  expect(await titles(nid, 'de')).toEqual(['Auf Deutsch']);
  expect((await shown(nid, 'de')).body).toMatchObject([{ children: [{ url: `#dialog-${dialog}` }] }]);
  expect(await titles(nid)).toEqual(['English only']);
});

it('U-10 a dialog brings along what it opens itself, also where two open one another', async () => {
  const inner = await createDialog('Inner');
  const outer = await createDialog('Outer', { body: linkTo('dialogs', inner, 'inside') });
  await saveDialog(inner, 'en', { body: linkTo('dialogs', outer, 'back') });
  const { nid } = await createNode(payload, 'page', {
    title: 'Nested',
    body: linkTo('dialogs', outer, 'open'),
  });
  expect(await titles(nid)).toEqual(['Outer', 'Inner']);
});

it('U-10 what is no page carries no dialog: in a notice the link is words', async () => {
  const dialog = await createDialog('Not here');
  await payload.updateGlobal({
    slug: 'site_settings',
    locale: 'en',
    data: {
      siteName: 'Keelstone',
      tagline: 'Risk',
      address: { organisation: 'K', street: 'Kai 1', postalCode: '20457', city: 'Hamburg', country: 'DE' },
      phone: '+49 40 1',
    },
  });
  await payload.create({
    collection: 'notices',
    locale: 'en',
    data: {
      name: 'A',
      kind: 'bar',
      cookieDays: 1,
      isActive: true,
      body: linkTo('dialogs', dialog, 'words'),
    } as never,
  });
  const [row] = await cms.query<{ value: SiteSettings }>(
    "select value from published.settings where key = 'site' and language = 'en'",
  );
  expect(row?.value.notices).toMatchObject([{ body: [{ children: [{ kind: 'text', text: 'words' }] }] }]);
});

it('U-10 a link that opens a dialog must say which one', async () => {
  const attempt = createNode(payload, 'page', { title: 'Which', sections: linksList({ to: 'dialog' }) });
  await expect(attempt).rejects.toMatchObject({
    data: { errors: [{ path: expect.stringMatching(/links\.0\.dialog$/) }] },
  });
});
