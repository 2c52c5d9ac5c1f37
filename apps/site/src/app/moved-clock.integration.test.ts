import { join } from 'node:path';
import { sampleNode } from '@keelstone/content/types/sample-node.ts';
import { sampleForm } from '@keelstone/model/samples';
import { movedClock, WHY_NO_MOVED_CLOCK } from '@keelstone/postgres/moved-clock';
import { publish } from '@keelstone/read-model';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { isTold, send, sendersNamed } from '../forms/server/form-senders.fixture.ts';
import { pageWithForm } from '../forms/server/form-site.fixture.ts';
import { buildSite } from './built-site.fixture.ts';

const PATIENCE = { timeout: 20_000, interval: 50 };
const DAY_MS = 86_400_000;
let built: Awaited<ReturnType<typeof buildSite>>;
let clock: ReturnType<typeof movedClock>;

const event = sampleNode('event', {
  nid: 11,
  path: '/events/soon',
  startsAt: Math.floor(Date.now() / 1000) + 3600,
  endsAt: Math.floor(Date.now() / 1000) + 7200,
});
const publishArticle = (title: string) =>
  built.asCms((client) =>
    publish(client, { node: sampleNode('article', { nid: 10, path: '/articles/a', title }), shows: [] }),
  );

beforeAll(async () => {
  if (WHY_NO_MOVED_CLOCK) return;
  built = await buildSite({ hasClient: false });
  clock = movedClock(join(built.media, 'clock'));
  await publishArticle('Before');
  await built.asCms(async (client) => {
    await publish(client, { node: event, shows: [] });
    await publish(client, { node: pageWithForm(sampleForm()), shows: [] });
  });
});
afterEach(() => built?.endServers());
afterAll(() => built?.stop());

const startServer = (environment: Record<string, string>) =>
  built.startServer({ ...environment, ...clock.environment });

const keptNames = () =>
  built.asCms(async (client) => {
    const { rows } = await client.query(`select fields->>'name' as name from submissions.form_submissions`);
    return rows.map(({ name }) => name as string);
  });

describe.skipIf(WHY_NO_MOVED_CLOCK !== '')(`a clock that is moved${WHY_NO_MOVED_CLOCK}`, () => {
  /** Forward by a day, back, a day back, and right again. */
  const MOVES = [0, 1, 0, -1, 0];

  it('R-5 shows pages as they are at its time, each kept no longer; what is published shows at once', async () => {
    await clock.put(0);
    const { url } = await startServer({});
    const read = async (path: string, tag = '') => {
      const answer = await fetch(url + path, { headers: tag ? { 'if-none-match': tag } : {} });
      return { answer, text: await answer.text(), tag: answer.headers.get('etag') ?? '' };
    };
    let former = { tag: '', isOver: false };
    for (const [move, days] of MOVES.entries()) {
      await clock.put(days);
      // Node.js tells the time of the second before for up to a second.
      await vi.waitFor(async () => {
        const told = Date.parse((await read('/health')).answer.headers.get('date') ?? '') - Date.now();
        expect(Math.abs(told - days * DAY_MS)).toBeLessThan(DAY_MS / 2);
      }, PATIENCE);
      const { answer, text, tag } = await read(event.path, former.tag);
      // Nobody is told "not modified" of a page that is another one by now.
      if (answer.status === 200) former = { tag, isOver: text.includes('This event is over.') };
      expect([move, answer.status === 200 || answer.status === 304]).toEqual([move, true]);
      expect([move, former.isOver]).toEqual([move, days > 0]);
      // Once more, when it is kept.
      expect((await read(event.path)).text.includes('This event is over.')).toBe(days > 0);
    }
    // Afterwards, because it throws away pages that show what is new.
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
    expect((await keptNames()).toSorted()).toEqual(expected.toSorted());
  });
});
