import { createLocalReq } from 'payload';
import { afterAll, describe, expect, it } from 'vitest';
import { Staff } from '../http/staff.fixture.ts';
import { startCms } from '../test-cms.ts';
import { readWorkspace, type Workspace } from './read-translation.ts';
import { block, part, plain, rich, run } from './stored-text.fixture.ts';
import { fieldOf } from './workspace.fixture.ts';

const cms = await startCms();
afterAll(() => cms.stop());
const editor = await Staff.hire(cms.payload, 'editor');

const workspace = async (slug: 'article' | 'dialogs' | 'page', id: number) => {
  const req = await createLocalReq({ user: { ...editor.user, collection: 'users' } }, cms.payload);
  return readWorkspace(req, { collection: cms.payload.collections[slug].config, id }, () => 'de');
};
/** The state of each field, without the ids of rows, which are others in a copy. */
const statesIn = ({ fields }: Workspace) =>
  fields.map(({ key, state, target }) => [key.replace(/\.[0-9a-f]{24}(?=\.|$)/g, '.row'), state, target]);
const duplicate = async (slug: string, id: number, query = '') => {
  const { status, body } = await editor.post(`/api/${slug}/${id}/duplicate?locale=en${query}`);
  expect([status, body.errors]).toEqual([200, undefined]);
  return body.doc.id as number;
};

describe('a copy', () => {
  const ROWS = ['65a0000000000000000000a1', '65a0000000000000000000a2', '65a0000000000000000000b1'] as const;
  const article = (title: string, [point, other]: string[], heading: string, callout: string) => ({
    title,
    keyPoints: [
      { id: ROWS[0], text: point },
      { id: ROWS[1], text: other },
    ],
    sections: [{ blockType: 'headline', id: ROWS[2], heading }],
    body: rich(block('paragraph', run('One.')), part('c', 'callout', { tone: 'note', text: plain(callout) })),
  });

  it('C-10 waits for the same translations as what it was made of, in each row and part of a text', async () => {
    const data = article('Copied', ['First', 'Second'], 'Heading', 'Beware');
    const { id } = (await editor.post('/api/article?draft=true', data)).body.doc;
    const german = article('Kopiert', ['Erstens', 'Zweitens'], 'Überschrift', 'Achtung');
    await editor.patch(`/api/article/${id}?draft=true&locale=de`, german);
    await editor.patch(
      `/api/article/${id}?draft=true`,
      article('Copied', ['First', 'Second, changed'], 'Changed', 'Beware now'),
    );
    const original = statesIn(await workspace('article', id));
    expect(original.filter(([, state]) => state === 'changed')).toHaveLength(3);
    expect(statesIn(await workspace('article', await duplicate('article', id)))).toEqual(original);
  });

  it('C-10 C-14 has what waits for being published, too', async () => {
    const { id } = (await editor.post('/api/dialogs', { title: 'Terms', body: plain('Words') })).body.doc;
    const { updatedAt } = (await editor.get(`/api/dialogs/${id}`)).body;
    const texts = { title: ['Bedingungen'], body: ['Worte'] };
    await editor.patch(`/api/dialogs/${id}/translation`, { to: 'de', updatedAt, texts });
    const copy = await workspace('dialogs', await duplicate('dialogs', id));
    expect(fieldOf(copy, 'title')).toMatchObject({ state: 'drafted', target: ['Bedingungen'] });
    expect(fieldOf(copy, 'body')).toMatchObject({ state: 'drafted', target: ['Worte'] });
    const english = await workspace('dialogs', await duplicate('dialogs', id, '&selectedLocales[0]=en'));
    expect(fieldOf(english, 'title')).toMatchObject({ state: 'missing' });
  });

  it('C-10 of what is translated waits for nothing, nor does a new page after it', async () => {
    const { id } = (await editor.post('/api/page?draft=true', { title: 'Done' })).body.doc;
    await editor.patch(`/api/page/${id}?draft=true&locale=de`, { title: 'Fertig' });
    expect((await workspace('page', await duplicate('page', id))).states[0]).toMatchObject({ behind: 0 });
  });
});
