import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { PathTakenError } from '@keelstone/read-model';
import type { Payload } from 'payload';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { inTransaction } from '../../database/in-transaction.ts';
import { lockPublishing, whileLoading } from '../../database/publishing-lock.ts';
import { transactionOf } from '../../database/transaction.ts';
import { type CmsUnderTest, startCms } from '../../test-cms.ts';
import { createNode, saveNode } from '../published-content.fixture.ts';
import { MOST_IN_SAVE } from './publish-dependents.ts';
import { runWaitingNodes } from './run-waiting-nodes.ts';
import { dropWaitingNode, hasWaitingNodes, takeWaitingNodes, type WaitingNode } from './waiting-nodes.ts';

let cms: CmsUnderTest;
let payload: Payload;
let articles: { id: number; nid: number }[];
let person: { id: number; nid: number };
/** Nodes that could not be published, with the reason. A test that expects some takes them. */
let dropped: unknown[];

beforeAll(async () => {
  cms = await startCms();
  payload = cms.payload;
  vi.spyOn(payload.logger, 'error').mockImplementation((logged) => {
    dropped.push(logged);
  });
  person = await createNode(payload, 'person', { title: 'Ada' });
  articles = [];
  for (let number = 0; number <= MOST_IN_SAVE; number += 1)
    articles.push(await createNode(payload, 'article', { title: `By Ada ${number}`, authors: [person.id] }));
});
afterAll(async () => {
  vi.restoreAllMocks();
  await cms?.stop();
});

const rename = (title: string) =>
  saveNode(payload, 'person', person.id, { language: 'en', fields: { title, _status: 'published' } });
const authorsShown = async () =>
  (
    await cms.query<{ title: string }>(
      "select distinct node->'authors'->0->>'title' as title from published.nodes where type = 'article' order by 1",
    )
  ).map(({ title }) => title);
const waiting = async () => (await cms.query('select nid from editing.waiting_nodes order by nid')).length;
async function work(): Promise<void> {
  while ((await runWaitingNodes(payload)) === 'worked');
}

describe('a node that many others show', () => {
  beforeEach(async () => {
    dropped = [];
    await work();
  });
  afterEach(() => expect(dropped).toEqual([]));

  it('C-3 is published at once, and the others follow in the background', async () => {
    const before = await authorsShown();
    await rename('Ada Lovelace');
    const [row] = await cms.publishedNodes(person.nid);
    expect(row?.node.title).toBe('Ada Lovelace');
    expect(await authorsShown()).toEqual(before);
    expect(await waiting()).toBe(articles.length);
    await work();
    expect(await authorsShown()).toEqual(['Ada Lovelace']);
    expect(await waiting()).toBe(0);
  });

  it('C-3 is shown with its last text when it is published again meanwhile', async () => {
    await rename('Ada First');
    await runWaitingNodes(payload);
    await rename('Ada Second');
    await work();
    expect(await authorsShown()).toEqual(['Ada Second']);
  });

  it('C-12 leaves nobody waiting when the save is rolled back', async () => {
    const save = inTransaction(payload, async (req) => {
      const { transactionID } = req;
      const data = { title: 'Ada Nobody', _status: 'published' as const };
      await payload.update({
        collection: 'person',
        id: person.id,
        locale: 'en',
        data,
        req: { transactionID },
      });
      expect(await hasWaitingNodes(await transactionOf(req))).toBe(true);
      throw new Error('the save failed');
    });
    await expect(save).rejects.toThrow('the save failed');
    expect(await waiting()).toBe(0);
  });

  it('C-3 takes turns with whoever publishes', async () => {
    await rename('Ada Patient');
    const batch = await inTransaction(payload, async (_, executor) => {
      await lockPublishing(executor);
      const running = runWaitingNodes(payload);
      // It would go on beside the next test.
      onTestFinished(async () => {
        await running;
      });
      // The batch asks for the lock in its own connection.
      await expect
        .poll(
          async () =>
            (await cms.query("select from pg_locks where locktype = 'advisory' and not granted")).length,
        )
        .toBe(1);
      expect(await waiting()).toBe(articles.length);
      return { running };
    });
    expect(await batch.running).toBe('worked');
    expect(await waiting()).toBeLessThan(articles.length);
    await work();
    expect(await authorsShown()).toEqual(['Ada Patient']);
  });

  describe('and one of the others cannot be published', () => {
    let broken: number | undefined;
    const giveAlias = (sql: string, ...parameters: unknown[]) =>
      cms.query(`update article_locales set alias = ${sql} where _parent_id = $1`, [broken, ...parameters]);
    const expectOneDropped = () =>
      expect(dropped.splice(0)).toMatchObject([
        { node: { nid: articles[0]?.nid, type: 'article' }, err: { cause: expect.any(PathTakenError) } },
      ]);
    beforeEach(async () => {
      broken = articles[0]?.id;
      await giveAlias('(select alias from article_locales where _parent_id = $2)', articles[1]?.id);
    });
    afterEach(() => giveAlias("'/articles/by-ada-0'"));

    it('C-3 does not hold them up', async () => {
      const before = await authorsShown();
      await rename('Ada Undaunted');
      await work();
      expect(await waiting()).toBe(0);
      expect(await authorsShown()).toEqual([...before, 'Ada Undaunted'].sort());
      expectOneDropped();
    });

    it('C-3 drops none of them when several processes find that out at once', async () => {
      const before = (await cms.publishedNodes(articles[0]?.nid)).map(({ node }) => node);
      await rename('Ada Twice');
      await Promise.all([work(), work(), work()]);
      expect(await waiting()).toBe(0);
      expect((await cms.publishedNodes(articles[0]?.nid)).map(({ node }) => node)).toEqual(before);
      for (const { nid } of articles.slice(1))
        expect(await cms.publishedNodes(nid)).toMatchObject([
          { node: { authors: [{ title: 'Ada Twice' }] } },
        ]);
      expectOneDropped();
    });
  });

  it.each([
    ['new pages are loaded', (during: () => Promise<void>) => whileLoading(payload, during)],
    [
      'the database is too busy',
      async (during: () => Promise<void>) => {
        await cms.query(`create function be_busy() returns trigger language plpgsql as
          $$ begin raise exception 'busy' using errcode = '55P03'; end $$`);
        await cms.query(`create trigger be_busy before update on published.nodes for each row
          execute function be_busy()`);
        try {
          await during();
        } finally {
          await cms.query('drop function be_busy cascade');
        }
      },
    ],
  ])('C-3 drops nobody while %s', async (_, meanwhile) => {
    await rename(`Ada ${randomUUID()}`);
    const before = await authorsShown();
    const wait = AsyncLocalStorage.snapshot();
    await meanwhile(async () => {
      await expect(wait(() => runWaitingNodes(payload))).rejects.toThrow();
      expect(await waiting()).toBe(articles.length);
      expect(await authorsShown()).toEqual(before);
    });
    // The lock of a load ends a moment after it.
    await expect.poll(() => work().then(authorsShown, () => before)).not.toEqual(before);
    expect(await waiting()).toBe(0);
  });

  it('C-3 drops nobody for a reason of before they waited again', async () => {
    await rename('Ada Early');
    let taken: WaitingNode | undefined;
    const failed = inTransaction(payload, async (_, executor) => {
      [taken] = await takeWaitingNodes(executor, 1);
      throw new Error('It cannot be published.');
    });
    await expect(failed).rejects.toThrow();
    await rename('Ada Late');
    const isDropped = await inTransaction(
      payload,
      async (_, executor) => taken && dropWaitingNode(executor, taken),
    );
    expect(isDropped).toBe(false);
    await work();
    expect(await authorsShown()).toEqual(['Ada Late']);
  });

  it('C-3 writes nothing for those that show the same as before', async () => {
    await rename('Ada Constant');
    await work();
    const [first] = articles;
    const before = await cms.changesOf(first?.nid);
    await cms.query("insert into editing.waiting_nodes values ($1, 'article')", [first?.nid]);
    await work();
    expect(await cms.changesOf(first?.nid)).toEqual(before);
  });
});
