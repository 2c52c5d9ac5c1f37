import { expect, it } from 'vitest';
import { refuseOtherPerson } from './refuse-other-person.ts';

const served = refuseOtherPerson(async () => new Response('served'));
const sessionOf = (claims: unknown) =>
  `payload-token=head.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;

async function ask(headers: Record<string, string>) {
  const request = new Request('http://cms/api/page/1', { method: 'PATCH', headers });
  const response = await served(request, { params: Promise.resolve({}) });
  return response.status;
}

it('C-14 what the page of one asks for is refused in the session of another', async () => {
  const cookie = sessionOf({ id: 7, collection: 'users' });
  expect(await ask({ 'x-person': '8', cookie })).toBe(401);
  expect(await ask({ 'x-person': '7', cookie })).toBe(200);
  expect(await ask({ cookie })).toBe(200);
});

it('C-14 what bears no session, or none that can be read, is left to Payload', async () => {
  expect(await ask({ 'x-person': '8' })).toBe(200);
  for (const cookie of ['payload-token=x', 'payload-token=a.%%.c', sessionOf({}), sessionOf(null)])
    expect(await ask({ 'x-person': '8', cookie })).toBe(200);
});
