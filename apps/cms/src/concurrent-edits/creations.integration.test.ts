import { afterAll, expect, it } from 'vitest';
import { Staff, send } from '../http/staff.fixture.ts';
import { startCms } from '../test-cms.ts';
import { CREATION_HEADER } from './request-number.ts';

const cms = await startCms();
afterAll(() => cms.stop());
const { payload } = cms;
const anna = await Staff.hire(payload, 'editor', 'Anna');
const ben = await Staff.hire(payload, 'author', 'Ben');

const page = (title: string) => ({ title, created: '2026-01-05T09:00:00Z', moderation: 'draft' });
const create = (creation: string, title = 'Once', staff = anna) =>
  staff.send('POST', '/api/page?draft=true', page(title), { [CREATION_HEADER]: creation });
const count = async () => (await payload.count({ collection: 'page' })).totalDocs;

it('C-14 a creation is carried out once, also if it is repeated at the same moment', async () => {
  const creation = crypto.randomUUID();
  const before = await count();
  const responses = await Promise.all([create(creation), create(creation), create(creation)]);
  const [first, ...others] = responses.sort((one, other) => one.status - other.status);
  expect(first?.status).toBe(201);
  const { id } = first?.body.doc ?? {};
  for (const { status, body } of [...others, await create(creation, 'With another title')]) {
    expect(status).toBe(409);
    expect(body.errors[0]).toMatchObject({ message: 'This has been saved already.', data: { created: id } });
  }
  expect(await count()).toBe(before + 1);
  expect((await anna.get(`/api/page/${id}?draft=true`)).body.title).toBe('Once');
});

it('C-14 a copy is made once, too', async () => {
  const { id } = (await create(crypto.randomUUID())).body.doc;
  const creation = crypto.randomUUID();
  const copy = () =>
    anna.send('POST', `/api/page/${id}/duplicate?draft=true`, {}, { [CREATION_HEADER]: creation });
  const first = await copy();
  expect(first.status).toBe(200);
  const second = await copy();
  expect([second.status, second.body.errors[0].data]).toEqual([409, { created: first.body.doc.id }]);
});

it('C-14 a creation that was refused can be repeated', async () => {
  const creation = crypto.randomUUID();
  const nameless = { ...page(''), _status: 'published' };
  const refused = await anna.send('POST', '/api/page', nameless, { [CREATION_HEADER]: creation });
  expect(refused.status).toBe(400);
  expect((await create(creation)).status).toBe(201);
});

it('C-14 a number is its owner’s, and nobody else learns what was created with it', async () => {
  const creation = crypto.randomUUID();
  expect((await create(creation)).status).toBe(201);
  const { status, body } = await create(creation, 'By somebody else', ben);
  expect([status, body.errors[0].data]).toEqual([409, { created: null }]);
  const anonymous = await send('POST', '/api/page', page('Nobody'), { [CREATION_HEADER]: creation });
  expect(anonymous.status).toBe(403);
  const unreadable = [await create('not a number'), await create('not a number')];
  expect(unreadable.map((response) => response.status)).toEqual([201, 201]);
});
