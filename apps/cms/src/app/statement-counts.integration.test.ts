import { linkTo } from '@keelstone/editing/projection/rich-text/rich-text.fixture.ts';
import type { Payload } from 'payload';
import type pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { Staff } from '../http/staff.fixture.ts';
import { createMedia, createNode } from '../publishing/published-content.fixture.ts';
import { Reviews } from '../review/view/reviews.tsx';
import { FailedChanges } from '../schedule/view/failed-changes.tsx';
import { OwnShortcuts } from '../shortcuts/view/own-shortcuts.tsx';
import { DeadSubmissions } from '../submissions/view/dead-submissions.tsx';
import { startCms } from '../test-cms.ts';
import { readTranslationStates } from '../translation/read-translation-states.ts';

let statements: string[] = [];

/** Records the statements of every connection that Payload uses. */
function record({ db }: Payload): void {
  const recorded = new WeakSet<pg.PoolClient>();
  (db as unknown as { pool: pg.Pool }).pool.on('acquire', (client) => {
    if (recorded.has(client)) return;
    recorded.add(client);
    const query = client.query.bind(client) as (...given: unknown[]) => unknown;
    client.query = ((...given: unknown[]) => {
      const [statement] = given as [string | { text: string }];
      statements.push(typeof statement === 'string' ? statement : statement.text);
      return query(...given);
    }) as typeof client.query;
  });
}

async function statementsOf(act: () => Promise<unknown>): Promise<number> {
  statements = [];
  await act();
  return statements.length;
}

const save = async (path: string, data: object) => {
  const { status, body } = await editor.patch(path, data);
  expect(status, JSON.stringify(body)).toBe(200);
};

const cms = await startCms();
afterAll(() => cms.stop());
const { payload } = cms;
record(payload);
const editor = await Staff.hire(payload, 'editor');
const { image } = await createMedia(payload);
const person = await createNode(payload, 'person', { title: 'Ada' });
const tag = (await editor.post('/api/tags', { label: 'Harbour' })).body.doc.id;
const industry = (await editor.post('/api/industries', { label: 'Energy' })).body.doc.id;
const article = await createNode(payload, 'article', {
  title: 'Counted',
  authors: [person.id],
  tags: [tag],
  industries: [industry],
  picture: { relationTo: 'images', value: image },
  body: linkTo('person', person.id, 'there'),
  sections: [{ blockType: 'basic', body: linkTo('person', person.id, 'there') }],
});
await save(`/api/article/${article.id}?locale=de`, { title: 'Gezählt', _status: 'published' });

describe('the statements of what editors do most', () => {
  it('C-9 of a draft do not grow', async () => {
    const count = await statementsOf(() =>
      save(`/api/article/${article.id}?depth=0&draft=true`, { title: 'Counted as a draft' }),
    );
    // One of them reads which languages translate a text that changed.
    expect(count, statements.join('\n')).toBeLessThanOrEqual(19);
  });

  it('C-9 of a publish in two languages do not grow', async () => {
    const count = await statementsOf(() =>
      save(`/api/article/${article.id}?depth=0`, { title: 'Counted again', _status: 'published' }),
    );
    // One of them looks up everything that the page refers to.
    expect(count, statements.join('\n')).toBeLessThanOrEqual(47);
  });

  it('C-9 of a list do not grow with its rows', async () => {
    const list = (limit: number) =>
      statementsOf(() => editor.get(`/api/article?draft=true&depth=0&limit=${limit}&sort=-created`));
    const one = await list(1);
    for (let number = 0; number < 4; number += 1)
      await createNode(payload, 'article', { title: `Counted ${number}` });
    expect(await list(10), statements.join('\n')).toBe(one);
    expect(one).toBeLessThanOrEqual(3);
  });

  it('C-9 C-10 of how far pages are translated are one for each type', async () => {
    const articles = await Promise.all(
      ['Read', 'Read, too'].map((title) => createNode(payload, 'article', { title })),
    );
    const page = await createNode(payload, 'page', { title: 'Read as well' });
    const rows = [
      ...articles.map(({ id }) => ({ type: 'article' as const, id })),
      { type: 'page' as const, id: page.id },
      { type: 'article' as const, id: article.id },
    ];
    let states: object[][] = [];
    const count = await statementsOf(async () => {
      states = await readTranslationStates(payload, rows);
    });
    expect(count, statements.join('\n')).toBe(2);
    expect(states.map(([german]) => german)).toMatchObject([
      { language: 'de', isStarted: false },
      { language: 'de', isStarted: false },
      { language: 'de', isStarted: false },
      { language: 'de', isStarted: true },
    ]);
  });

  it('C-6 C-8 C-9 of the dashboard do not grow', async () => {
    const user = editor.user;
    const count = await statementsOf(() =>
      Promise.all(
        [FailedChanges, DeadSubmissions, Reviews, OwnShortcuts].map((part) => part({ payload, user })),
      ),
    );
    expect(count, statements.join('\n')).toBeLessThanOrEqual(6);
  });
});
