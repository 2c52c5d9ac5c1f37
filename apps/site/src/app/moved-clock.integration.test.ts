import { join } from 'node:path';
import { sampleNode } from '@keelstone/content/types/sample-node.ts';
import { sampleForm } from '@keelstone/model/samples';
import { movedClock, WHY_NO_MOVED_CLOCK } from '@keelstone/postgres/moved-clock';
import { publish } from '@keelstone/read-model';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { isTold, send, sendersNamed } from '../forms/server/form-senders.fixture.ts';
import { pageWithForm } from '../forms/server/form-site.fixture.ts';
import { openBuiltSite } from './built-site.fixture.ts';

const PATIENCE = { timeout: 20_000, interval: 50 };
const DAY_MS = 86_400_000;
let built: Awaited<ReturnType<typeof openBuiltSite>>;
let clock: ReturnType<typeof movedClock>;

const event = sampleNode('event', {
  nid: 11,
  path: '/events/soon',
  startsAt: Math.floor(Date.now() / 1000) + 3600,
  endsAt: Math.floor(Date.now() / 1000) + 7200,
});
const publishArticle = (title: string) =>
  built.asCms((client) =>
    publish(client, {
      node: sampleNode('article', { nid: 10, path: '/articles/a', title }),
      dependencies: [],
    }),
  );

beforeAll(async () => {
  if (WHY_NO_MOVED_CLOCK) return;
  built = await openBuiltSite();
  clock = movedClock(join(built.media, 'clock'));
  await publishArticle('Before');
  await built.asCms(async (client) => {
    await publish(client, { node: event, dependencies: [] });
    await publish(client, { node: pageWithForm(sampleForm()), dependencies: [] });
  });
});
afterEach(() => built?.endServers());
afterAll(() => built?.stop());

const startServer = (environment: Record<string, string>) =>
  built.startServer({ ...environment, ...clock.environment });

const storedNames = () =>
  built.asCms(async (client) => {
    const { rows } = await client.query(`select fields->>'name' as name from submissions.form_submissions`);
    return rows.map(({ name }) => name as string);
  });

describe.skipIf(WHY_NO_MOVED_CLOCK !== '')(`a clock that is moved${WHY_NO_MOVED_CLOCK}`, () => {
  /** One day ahead, back, one day behind, and correct again. */
  const MOVES = [0, 1, 0, -1, 0];

  it('R-5 shows pages as they are at its time, each kept no longer; what is published shows at once', async () => {
    await clock.put(0);
    const { url } = await startServer({});
    const read = async (path: string, tag = '') => {
      const response = await fetch(url + path, { headers: tag ? { 'if-none-match': tag } : {} });
      return { response, text: await response.text(), tag: response.headers.get('etag') ?? '' };
    };
    let former = { tag: '', isOver: false };
    for (const [move, days] of MOVES.entries()) {
      await clock.put(days);
      // Node.js caches the current second for the Date header.
      await vi.waitFor(async () => {
        const told = Date.parse((await read('/health')).response.headers.get('date') ?? '') - Date.now();
        expect(Math.abs(told - days * DAY_MS)).toBeLessThan(DAY_MS / 2);
      }, PATIENCE);
      const { response, text, tag } = await read(event.path, former.tag);
      // A page that has changed in the meantime must not get a 304.
      if (response.status === 200) former = { tag, isOver: text.includes('This event is over.') };
      expect([move, response.status === 200 || response.status === 304]).toEqual([move, true]);
      expect([move, former.isOver]).toEqual([move, days > 0]);
      // Again, now that it is cached.
      expect((await read(event.path)).text.includes('This event is over.')).toBe(days > 0);
    }
    // Comes last, because publishing purges pages.
    for (const [move, days] of MOVES.entries()) {
      await clock.put(days);
      await publishArticle(`Edition${move}`);
      await vi.waitFor(
        async () => expect((await read('/articles/a')).text).toContain(`Edition${move}`),
        PATIENCE,
      );
      expect((await read(`/search?keyword=Edition${move}`)).text).toContain('/articles/a');
    }
  });

  it('C-8 loses no form, takes no repeat for another one, and limits as before', async () => {
    await clock.put(0);
    const limit = 20;
    const { url } = await startServer({ FORMS_PER_ADDRESS: String(limit) });
    const [repeated, ...senders] = sendersNamed('By any clock', limit).filter(({ hasScript }) => !hasScript);
    if (!repeated) throw new Error('There is somebody who presses twice.');
    let sent = 0;
    for (const [move, days] of MOVES.entries()) {
      await clock.put(days);
      for (const sender of [repeated, senders[move] ?? repeated]) {
        expect(isTold(await send(url, sender), sender)).toBe(true);
        sent += 1;
      }
    }
    for (; sent < limit; sent += 1) expect((await send(url, repeated))?.status).toBe(303);
    for (const days of MOVES) {
      await clock.put(days);
      expect((await send(url, repeated))?.status).toBe(429);
    }
    const expected = [repeated, ...senders.slice(0, MOVES.length)].map(({ name }) => name);
    expect((await storedNames()).toSorted()).toEqual(expected.toSorted());
  });
});
