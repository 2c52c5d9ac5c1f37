import { expect, it } from 'vitest';
import { asPerson } from './as-person.ts';

const CMS = 'http://localhost:3101';

it('C-14 requests to the API say whose page they are of, except for those about the session', async () => {
  const said: (string | null)[] = [];
  const request = (async (input, init) => {
    said.push(new Headers(init?.headers ?? (input as Request).headers).get('x-person'));
    return new Response();
  }) as typeof fetch;
  let person: number | undefined = 7;
  const own = asPerson(request, CMS, () => person);
  await own('/api/page/1', { method: 'PATCH', headers: { accept: 'application/json' } });
  await own(new Request(`${CMS}/api/page`, { method: 'POST', body: '{}' }));
  await own(new Request(`${CMS}/api/users/login`, { method: 'POST' }));
  await own(new Request('https://elsewhere.example/api/page'));
  person = undefined;
  await own(new Request(`${CMS}/api/page`));
  expect(said).toEqual(['7', '7', null, null, null]);
});
