import { expect, it } from 'vitest';
import { extendSession, readSession } from './session-requests.ts';

const answering = (response: () => Response) => (async () => response()) as typeof fetch;
const user = { id: 7, email: 'anna@keelstone.example' };

it('C-11 C-14 a session is that of whom the CMS names, and has ended when it names nobody', async () => {
  const session = { user, exp: 1_800_000_000, token: 'signed' };
  expect(await readSession(answering(() => Response.json(session)))).toEqual(session);
  expect(await readSession(answering(() => Response.json({ user: null })))).toBeNull();
  const refusal = { errors: [{ message: 'You are not allowed to perform this action.' }] };
  expect(await extendSession(answering(() => Response.json(refusal, { status: 403 })))).toBeNull();
});

it.each([
  ['a proxy says that the CMS is away', () => Response.json({ message: 'Bad gateway' }, { status: 502 })],
  ['a network asks for its own log-in', () => new Response('<h1>Welcome</h1>')],
  ['something else names somebody', () => Response.json({ user: 'anna', exp: 1 })],
])('C-11 C-14 nobody is asked to log in again when %s', async (_, response) => {
  await expect(readSession(answering(response))).rejects.toThrow();
});
