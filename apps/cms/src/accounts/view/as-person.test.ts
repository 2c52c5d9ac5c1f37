import { expect, it } from 'vitest';
import { asPerson } from './as-person.ts';

const CMS = 'http://localhost:3101';

it('C-14 requests to the API say whose page they are of, and of which release, except for those about the session', async () => {
  const said: (string | null)[][] = [];
  const request = (async (input, init) => {
    const headers = new Headers(init?.headers ?? (input as Request).headers);
    said.push([headers.get('x-person'), headers.get('x-fields')]);
    return new Response();
  }) as typeof fetch;
  let person: number | undefined = 7;
  const own = asPerson(request, CMS, () => person, 'fields');
  await own('/api/page/1', { method: 'PATCH', headers: { accept: 'application/json' } });
  await own(new Request(`${CMS}/api/page`, { method: 'POST', body: '{}' }));
  await own(new Request(`${CMS}/api/users/login`, { method: 'POST' }));
  await own(new Request('https://elsewhere.example/api/page'));
  person = undefined;
  await own(new Request(`${CMS}/api/page`));
  const [own7, none] = [
    ['7', 'fields'],
    [null, null],
  ];
  expect(said).toEqual([own7, own7, none, none, none]);
});
