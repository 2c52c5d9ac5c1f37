import { describe, expect, it } from 'vitest';
import { actorOf, contextWithActor } from './actor-of.ts';

type Requester = Parameters<typeof actorOf>[0];

const ask = (headers: Record<string, string>, overrides: Partial<Requester> = {}): Requester => ({
  context: {},
  headers: new Headers(headers),
  payloadAPI: 'REST',
  user: { id: 3, name: 'Edda' } as Requester['user'],
  ...overrides,
});

describe('who did it', () => {
  it.each([
    [{ cookie: 'payload-token=x' }, 'admin'],
    [{ origin: 'https://cms.example' }, 'admin'],
    [{ authorization: 'JWT x' }, 'api'],
    [{ authorization: 'JWT x', cookie: 'a=b' }, 'api'],
    [{}, 'api'],
  ])('C-11 by a request with %j came by the %s', (headers, channel) => {
    expect(actorOf(ask(headers))).toEqual({ id: 3, name: 'Edda', channel });
  });

  it('C-11 is nobody for a script', () => {
    expect(actorOf(ask({}, { payloadAPI: 'local', user: null }))).toEqual({
      id: null,
      name: null,
      channel: 'system',
    });
  });

  it('C-11 is who asked for the first, in a request that follows from it', () => {
    const context = contextWithActor(ask({ cookie: 'payload-token=x' }));
    const following = ask({}, { payloadAPI: 'local', user: null, context });
    expect(actorOf(following)).toEqual({ id: 3, name: 'Edda', channel: 'admin' });
  });
});
