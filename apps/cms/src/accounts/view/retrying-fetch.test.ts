import { describe, expect, it, vi } from 'vitest';
import { retryingFetch } from './retrying-fetch.ts';

const CMS = 'http://localhost:3101';
const SAVE = { method: 'PATCH', body: 'the text' };
const SAVED = { doc: { id: 1 } };
const starting = () => new Response('starting', { status: 503, headers: { 'retry-after': '2' } });

/** A server that gives these responses in turn, and what it received. */
function serverOf(...responses: (() => Response | Promise<Response>)[]) {
  const received: (string | undefined)[] = [];
  const request = vi.fn(async (_input: unknown, init?: RequestInit) => {
    received.push(init?.body as string | undefined);
    const respond = responses.length > 1 ? responses.shift() : responses[0];
    return (respond as () => Response)();
  });
  return { request: request as unknown as typeof fetch, received };
}

const waitsWith = (logsIn: boolean) => ({
  logIn: vi.fn(async (_isAsked: boolean) => logsIn),
  logIns: () => 0,
  onRestart: vi.fn(),
  unreachable: 'The CMS could not be reached.',
  unreachableOnCreate: 'It may be saved already.',
  onRepetition: vi.fn(),
  created: 'The first answer was lost.',
  pause: async () => undefined,
});

describe('a request of the admin', () => {
  it('C-14 is sent again with the same text after a log-in', async () => {
    const { request, received } = serverOf(
      () => new Response(null, { status: 403 }),
      () => Response.json(SAVED),
    );
    const waits = waitsWith(true);
    const response = await retryingFetch(request, CMS, waits)('/api/page/1', SAVE);
    expect(await response.json()).toEqual(SAVED);
    expect(received).toEqual(['the text', 'the text']);
    expect(waits.logIn).toHaveBeenCalledOnce();
  });

  it('C-14 stays refused if nobody logs in, or if there is a session', async () => {
    const { request, received } = serverOf(() => new Response('no', { status: 403 }));
    const response = await retryingFetch(request, CMS, waitsWith(false))('/api/page/1', SAVE);
    expect([response.status, await response.text()]).toEqual([403, 'no']);
    expect(received).toHaveLength(1);
  });

  it.each([
    ['that saves', '/api/page/1', SAVE, 403],
    [
      'that renders a drawer',
      '/admin/collections/page/1',
      { method: 'POST', headers: { 'Next-Action': '7f' } },
      500,
    ],
  ])('C-14 %s is sent again if its refusal arrives after a log-in', async (_, path, init, status) => {
    for (const isLate of [false, true]) {
      let logIns = 0;
      const refuse = async () => {
        if (!isLate) logIns += 1;
        return new Response(null, { status });
      };
      const { request, received } = serverOf(refuse, () => Response.json(SAVED));
      // There is a session when it is asked for, or somebody logs in while the CMS is asked.
      const logIn = async () => {
        if (isLate) logIns += 1;
        return false;
      };
      const waits = { ...waitsWith(false), logIn, logIns: () => logIns };
      const response = await retryingFetch(request, CMS, waits)(path, init);
      expect([response.status, received.length]).toEqual([200, 2]);
    }
  });

  it('C-14 is told apart from what the page does by itself', async () => {
    const { request } = serverOf(() => new Response(null, { status: 403 }));
    const waits = waitsWith(false);
    const send = retryingFetch(request, CMS, waits);
    await send('/api/page/1', SAVE);
    await send('/api/content/state?type=page&id=1');
    await send('/api/edit-locks/hold', { method: 'POST' });
    expect(waits.logIn.mock.calls).toEqual([[true], [false], [false]]);
  });

  it('C-14 that renders a drawer is sent again after a log-in, and fails as before if there is a session', async () => {
    const failed = () => new Response(null, { status: 500 });
    const call = { method: 'POST', headers: { 'Next-Action': '7f' }, body: 'a drawer' };
    const { request, received } = serverOf(failed, () => new Response('rendered'));
    const response = await retryingFetch(request, CMS, waitsWith(true))('/admin/collections/page/1', call);
    expect(await response.text()).toBe('rendered');
    expect(received).toEqual(['a drawer', 'a drawer']);
    const other = serverOf(failed);
    const again = retryingFetch(other.request, CMS, waitsWith(false))('/admin/collections/page/1', call);
    expect([(await again).status, other.received.length]).toEqual([500, 1]);
  });

  it('C-14 waits for a CMS that starts, also while nothing listens', async () => {
    const { request, received } = serverOf(
      starting,
      () => Promise.reject(new TypeError('Failed to fetch')),
      starting,
      () => Response.json(SAVED),
    );
    const waits = waitsWith(true);
    const response = await retryingFetch(request, CMS, waits)('/api/page/1', SAVE);
    expect(await response.json()).toEqual(SAVED);
    expect(received).toHaveLength(4);
    expect(waits.onRestart).toHaveBeenCalledOnce();
    expect(waits.logIn).not.toHaveBeenCalled();
  });

  it('C-14 waits without a word if it only reads', async () => {
    const { request } = serverOf(starting, () => new Response('read'));
    const waits = waitsWith(true);
    expect(await (await retryingFetch(request, CMS, waits)('/api/content/state')).text()).toBe('read');
    expect(waits.onRestart).not.toHaveBeenCalled();
  });

  it('C-14 does not wait for the CMS if it is asked again in any case, so that nobody is told of it', async () => {
    const { request, received } = serverOf(starting);
    const waits = waitsWith(true);
    const response = await retryingFetch(request, CMS, waits)('/api/edit-locks/hold', { method: 'POST' });
    expect([response.status, received.length]).toEqual([503, 1]);
    expect(waits.onRestart).not.toHaveBeenCalled();
  });

  it('C-14 is not repeated if its connection breaks, because it may have been carried out', async () => {
    const { request, received } = serverOf(() => Promise.reject(new TypeError('Failed to fetch')));
    const attempt = retryingFetch(request, CMS, waitsWith(true))('/api/page/1', SAVE);
    await expect(attempt).rejects.toThrow('The CMS could not be reached.');
    expect(received).toHaveLength(1);
  });

  it.each([
    ['/api/page?draft=true', 'POST', 'It may be saved already.'],
    ['/api/page/1?draft=true', 'PATCH', 'The CMS could not be reached.'],
    ['/api/page/1/duplicate', 'POST', 'It may be saved already.'],
    ['/api/page/1/template', 'POST', 'It may be saved already.'],
    ['/api/page_templates/1/page', 'POST', 'It may be saved already.'],
    ['/api/page/1/translation', 'POST', 'The CMS could not be reached.'],
    ['/api/page?limit=1', 'GET', 'The CMS could not be reached.'],
  ])(
    'C-14 warns of a second document if its connection breaks while it makes one: %s',
    async (path, method, said) => {
      const { request } = serverOf(() => Promise.reject(new TypeError('Failed to fetch')));
      const send = retryingFetch(request, CMS, waitsWith(true));
      await expect(send(path, { method })).rejects.toThrow(said);
      await expect(send(new Request(`${CMS}${path}`, { method }))).rejects.toThrow(said);
    },
  );

  it.each([
    ['/api/page', 'draft=true&locale=de'],
    ['/api/page/7/duplicate', 'draft=true&locale=de'],
  ])('C-14 creates one document, however often its connection breaks: %s', async (path, query) => {
    const sent: [url: string, creation: string | null, body: unknown][] = [];
    const answers = [
      () => Promise.reject(new TypeError('Failed to fetch')),
      () => Promise.reject(new TypeError('Failed to fetch')),
      () => Response.json({ errors: [{ data: { created: 12 } }] }, { status: 409 }),
      () => Response.json({ id: 12, title: 'One' }),
    ];
    const request = (async (input: string, init: RequestInit = {}) => {
      sent.push([input, new Headers(init.headers).get('x-creation'), init.body]);
      return answers.shift()?.();
    }) as typeof fetch;
    const waits = waitsWith(true);
    const create = { method: 'POST', body: 'the text', headers: { 'accept-language': 'de' } };
    const response = await retryingFetch(request, CMS, waits)(`${path}?${query}`, create);
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({ doc: { id: 12, title: 'One' }, message: waits.created });
    const creation = expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
    expect(sent).toEqual([
      ...Array(3).fill([`${path}?${query}`, creation, 'the text']),
      ['/api/page/12?draft=true&locale=de', null, undefined],
    ]);
    expect(new Set(sent.slice(0, 3).map(([, number]) => number)).size).toBe(1);
    expect(waits.onRepetition).toHaveBeenCalledOnce();
  });

  it('C-14 creates one document, if the CMS restarts and the session has ended meanwhile', async () => {
    const sent: (string | null)[] = [];
    const answers = [
      () => Promise.reject(new TypeError('Failed to fetch')),
      starting,
      () => new Response(null, { status: 401 }),
      () => Response.json({ doc: { id: 1 } }, { status: 201 }),
    ];
    const request = (async (_: unknown, init: RequestInit = {}) => {
      sent.push(new Headers(init.headers).get('x-creation'));
      return answers.shift()?.();
    }) as typeof fetch;
    const response = await retryingFetch(request, CMS, waitsWith(true))('/api/page', { method: 'POST' });
    expect(response.status).toBe(201);
    expect(sent).toHaveLength(4);
    expect(new Set(sent).size).toBe(1);
  });

  it('C-14 finds the template that it has made of a page among the templates', async () => {
    const sent: string[] = [];
    const answers = [
      () => Promise.reject(new TypeError('Failed to fetch')),
      () => Response.json({ errors: [{ data: { created: 3 } }] }, { status: 409 }),
      () => Response.json({ id: 3 }),
    ];
    const request = (async (input: string) => {
      sent.push(input);
      return answers.shift()?.();
    }) as typeof fetch;
    const make = retryingFetch(request, CMS, waitsWith(true))('/api/page/7/template', { method: 'POST' });
    expect((await make).status).toBe(201);
    expect(sent).toEqual(['/api/page/7/template', '/api/page/7/template', '/api/page_templates/3']);
  });

  it('C-14 that was given up without an answer keeps its number when it is asked for again, until it has one', async () => {
    const sent: (string | null)[] = [];
    let answer = () => Promise.reject(new TypeError('Failed to fetch')) as Promise<Response>;
    const request = (async (_: unknown, init: RequestInit = {}) => {
      sent.push(new Headers(init.headers).get('x-creation'));
      return answer();
    }) as typeof fetch;
    const send = retryingFetch(request, CMS, waitsWith(true));
    const form = (title: string) => {
      const body = new FormData();
      body.append('_payload', JSON.stringify({ title }));
      return { method: 'POST', body };
    };
    await expect(send('/api/page', form('One'))).rejects.toThrow('It may be saved already.');
    answer = async () => Response.json({ doc: { id: 1 } }, { status: 201 });
    await send('/api/page', form('Another'));
    await send('/api/page', form('One'));
    await send('/api/page', form('One'));
    const [another, again, later] = sent.splice(-3);
    expect(new Set(sent)).toEqual(new Set([again]));
    expect(new Set([another, again, later]).size).toBe(3);
  });

  const html = () => new Response('<!doctype html>Log in to the network', { status: 200 });
  it.each([
    ['a page of a network', html],
    ['nothing', () => new Response('')],
    ['null', () => Response.json(null)],
    ['an empty object', () => Response.json({})],
    ['a part', () => new Response('{"doc":{"id":1,"tit')],
    ['that of a proxy', () => new Response('<!doctype html>Bad gateway', { status: 502 })],
    [
      'that of a proxy for which it was too much',
      () => new Response('<!doctype html>', { status: 429, headers: { 'retry-after': '5' } }),
    ],
  ])('C-14 saved nothing, as far as anybody knows, if the answer is %s', async (_, answer) => {
    for (const [path, method, said] of [
      ['/api/page/1?draft=true', 'PATCH', 'The CMS could not be reached.'],
      ['/api/globals/site_settings', 'POST', 'The CMS could not be reached.'],
      ['/api/page?draft=true', 'POST', 'It may be saved already.'],
    ] as const) {
      const send = retryingFetch(serverOf(answer).request, CMS, waitsWith(true));
      await expect(send(path, { method })).rejects.toThrow(said);
    }
    for (const path of ['/api/replace-uses', '/api/page/import']) {
      const send = retryingFetch(serverOf(answer).request, CMS, waitsWith(true));
      expect((await send(path, { method: 'POST' })).status).toBe(answer().status);
    }
  });

  it.each([
    ['a page of a network', html],
    ['another document', () => Response.json({ id: 8 })],
    ['an empty object', () => Response.json({})],
  ])('C-14 takes no document that it has created before from %s', async (_, answer) => {
    const created = () => Response.json({ errors: [{ data: { created: 7 } }] }, { status: 409 });
    const request = vi.fn(async (input: unknown) => (String(input).includes('/7?') ? answer() : created()));
    const send = retryingFetch(request as unknown as typeof fetch, CMS, waitsWith(true));
    await expect(send('/api/page?draft=true', { method: 'POST' })).rejects.toThrow(
      'It may be saved already.',
    );
  });

  it('C-4 C-14 sends a file once, if a proxy gives up waiting for the answer', async () => {
    const body = new FormData();
    body.append('file', new File(['film'], 'film.mp4'));
    const { request, received } = serverOf(() => new Response('<!doctype html>Timeout', { status: 504 }));
    const response = await retryingFetch(
      request,
      CMS,
      waitsWith(true),
    )('/api/videos', { method: 'POST', body });
    expect([response.status, received.length]).toEqual([504, 1]);
  });

  it('C-14 is refused for the reason that the CMS gives', async () => {
    const refused = { errors: [{ message: 'The database is away.' }] };
    const { request } = serverOf(() => Response.json(refused, { status: 500 }));
    const response = await retryingFetch(request, CMS, waitsWith(true))('/api/page/1', SAVE);
    expect(await response.json()).toEqual(refused);
  });

  it('C-14 takes what a field reads by POST for no creation', async () => {
    const { request, received } = serverOf(() => Promise.reject(new TypeError('Failed to fetch')));
    const headers = { 'X-Payload-HTTP-Method-Override': 'GET' };
    const read = retryingFetch(request, CMS, waitsWith(true))('/api/page', { method: 'POST', headers });
    await expect(read).rejects.toThrow('The CMS could not be reached.');
    expect(received).toHaveLength(1);
  });

  it('C-14 gives a second document another number, and hands on what is refused for another reason', async () => {
    const sent: (string | null)[] = [];
    const refused = { errors: [{ message: 'Anna has saved it.', data: { savedBy: 'Anna' } }] };
    const request = (async (_: unknown, init: RequestInit = {}) => {
      sent.push(new Headers(init.headers).get('x-creation'));
      return Response.json(refused, { status: 409 });
    }) as typeof fetch;
    const send = retryingFetch(request, CMS, waitsWith(true));
    for (const method of ['POST', 'POST']) {
      const response = await send('/api/page', { method });
      expect([response.status, await response.json()]).toEqual([409, refused]);
    }
    expect(new Set(sent).size).toBe(2);
  });

  it.each([
    '/api/users/login',
    '/api/users/me',
    '/api/users/refresh-token',
    '/admin/collections/page/1',
    'https://elsewhere.example/api/page',
  ])('C-14 is left alone if it is for %s', async (path) => {
    const { request } = serverOf(() => new Response(null, { status: 401 }));
    const waits = waitsWith(true);
    expect((await retryingFetch(request, CMS, waits)(path)).status).toBe(401);
    expect(waits.logIn).not.toHaveBeenCalled();
  });
});
