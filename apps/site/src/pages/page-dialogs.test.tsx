import { sampleNode } from '@keelstone/content/types/sample-node.ts';
import type { PublishedNode } from '@keelstone/content/types/types.model.ts';
import type { Dialog } from '@keelstone/model';
import { sampleForm } from '@keelstone/model/samples';
import { expect, it } from 'vitest';
import { siteWith } from '../app/site.fixture.ts';
import { formSite } from '../forms/server/form-site.fixture.ts';

const dialog = (overrides: Partial<Dialog> = {}): Dialog => ({
  id: 12,
  title: 'Terms <b>',
  body: [{ kind: 'paragraph', children: [{ kind: 'text', text: 'What holds.' }] }],
  media: [],
  form: null,
  ...overrides,
});
const pageWith = (dialogs: Dialog[]): PublishedNode =>
  sampleNode('page', {
    nid: 5,
    path: '/contact',
    sections: [
      {
        kind: 'links_list',
        id: 'links',
        heading: null,
        links: [{ title: 'Read the terms', url: '#dialog-12', description: null }],
      },
    ],
    dialogs,
  });
const dialogIn = (html: string) => /<dialog.*<\/dialog>/s.exec(html)?.[0] ?? '';

it('U-10 R-4 a page carries its dialogs, closed, and links that lead to them without scripts', async () => {
  const site = await siteWith({ nodes: [pageWith([dialog()])] });
  const { body } = await site.inject('/contact');
  expect(body).toContain('href="#dialog-12"');
  expect(dialogIn(body)).toMatch(/^<dialog id="dialog-12"[^>]* aria-labelledby="title_dialog-12"/);
  expect(dialogIn(body)).not.toMatch(/<dialog[^>]* open/);
  expect(dialogIn(body)).toContain('Terms &lt;b&gt;');
  expect(dialogIn(body)).toContain('What holds.');
  expect(dialogIn(body)).toContain('aria-label="Close"');
  const none = await siteWith({ nodes: [sampleNode('page', { path: '/contact' })] });
  expect((await none.inject('/contact')).body).not.toContain('<dialog');
});

it('U-10 C-8 a form in a dialog comes back in its dialog, which is open, where no script runs', async () => {
  const form = sampleForm();
  const { post, stored } = await formSite({ form, nodes: [pageWith([dialog({ form })])] });
  const returned = await post({ name: 'Ada', email: 'ada', _view: 'dialog-12' });
  expect(returned.statusCode).toBe(422);
  expect(dialogIn(returned.body)).toMatch(/^<dialog[^>]* open/);
  // After submitting the form in the dialog, the visitor returns to the dialog.
  expect(dialogIn(returned.body)).toContain('action="/forms/1#dialog-12"');
  expect(dialogIn(returned.body)).toContain('value="ada"');
  const sent = await post({
    name: 'Ada',
    email: 'ada@example.org',
    interest: 'suppliers',
    _view: 'dialog-12',
  });
  expect(sent.headers.location).toBe('/forms/1/sent/5');
  expect(stored).toHaveLength(1);
});

it('U-10 A-1 a form in a dialog is sent without leaving it, and keeps its name', async () => {
  const form = sampleForm();
  const { send } = await formSite({ form, nodes: [pageWith([dialog({ form })])] });
  const { commands } = await send({ name: 'Ada', email: '<b>', _view: 'dialog-12' });
  expect(commands).toMatchObject([
    { command: 'replace', selector: '#form-dialog-12' },
    { command: 'focus', selector: '#form-dialog-12-errors' },
  ]);
  expect(JSON.stringify(commands)).toContain('aria-labelledby=\\"title_dialog-12\\"');
});
