import { afterAll, describe, expect, it } from 'vitest';
import { startCms } from '../test-cms.ts';
import { createNode, saveNode } from './published-content.fixture.ts';

const place = { place: 'Kai', address: 'Kai 1, Hamburg' };
const onlineUrl = 'https://join.example';

const cms = await startCms();
afterAll(() => cms.stop());

const shown = async (nid: number) => (await cms.publishedNodes(nid))[0]?.node;

describe('where an event takes place', () => {
  it.each([
    ['on_site', place],
    ['online', { onlineUrl }],
    ['both', { ...place, onlineUrl }],
    [null, {}],
  ])('C-1 follows from what is filled in when nobody chose: %s', async (attendance, fields) => {
    const { id, nid } = await createNode(cms.payload, 'event', {
      title: `Unchosen ${attendance}`,
      ...fields,
    });
    expect(await cms.payload.findByID({ collection: 'event', id })).toMatchObject({ attendance });
    expect(await shown(nid)).toMatchObject({ attendance, ...fields });
  });

  it('C-1 follows from what is filled in later, too', async () => {
    const { id, nid } = await createNode(cms.payload, 'event', { title: 'Planned' });
    await saveNode(cms.payload, 'event', id, { language: 'en', fields: { onlineUrl } });
    expect(await cms.payload.findByID({ collection: 'event', id })).toMatchObject({ attendance: 'online' });
    expect(await shown(nid)).toMatchObject({ onlineUrl });
  });

  it('C-1 tells visitors of the place or of the address on the web, as the editor chose', async () => {
    const { id, nid } = await createNode(cms.payload, 'event', { title: 'Moved', ...place, onlineUrl });
    const choose = (attendance: string) =>
      saveNode(cms.payload, 'event', id, { language: 'en', fields: { attendance } });
    await choose('online');
    expect(await shown(nid)).toMatchObject({ attendance: 'online', place: null, address: null, onlineUrl });
    await choose('on_site');
    expect(await shown(nid)).toMatchObject({ ...place, onlineUrl: null });
    await choose('both');
    expect(await shown(nid)).toMatchObject({ ...place, onlineUrl });
  });
});
