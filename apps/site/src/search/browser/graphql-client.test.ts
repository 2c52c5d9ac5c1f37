import * as v from 'valibot';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sendGraphql } from './graphql-client.ts';

afterEach(() => vi.unstubAllGlobals());

const operation = {
  operationName: 'Search',
  variables: { index: 'content_en' },
  query: 'query Search { x }',
};
const schema = v.object({ x: v.number() });
const byPost = { graphqlUrl: '/graphql', graphqlMethod: 'POST' } as const;
const byGet = { graphqlUrl: '/graphql', graphqlMethod: 'GET' } as const;
const send = (answer: () => Promise<Response>, signal = new AbortController().signal) => {
  const fetched = vi.fn(answer);
  vi.stubGlobal('fetch', fetched);
  return { sent: sendGraphql(byPost, operation, schema, signal), fetched };
};

describe('the GraphQL client', () => {
  it('S-20 R-7 posts operation name, variables and query as JSON, with same-origin credentials', async () => {
    const { sent, fetched } = send(async () => new Response('{"data":{"x":1}}'));
    expect(await sent).toEqual({ x: 1 });
    const [url, init] = fetched.mock.calls[0] as unknown as [string, RequestInit];
    expect(url).toBe('/graphql');
    expect(init).toMatchObject({
      method: 'POST',
      credentials: 'same-origin',
      headers: { accept: '*/*', 'content-type': 'application/json' },
    });
    expect(JSON.parse(String(init.body))).toEqual(operation);
  });

  const sentByGet = async (variables: Record<string, unknown>) => {
    const fetched = vi.fn(async () => new Response('{"data":{"x":1}}'));
    vi.stubGlobal('fetch', fetched);
    const { signal } = new AbortController();
    expect(await sendGraphql(byGet, { ...operation, variables }, schema, signal)).toEqual({ x: 1 });
    return fetched.mock.calls[0] as unknown as [string, RequestInit];
  };

  it('S-23 asks by GET where the settings say so, with operation name, variables and query in the URL', async () => {
    const [url, init] = await sentByGet({ index: 'content_en', keys: ['a&b=c', 'ä'] });
    expect(init).toMatchObject({ credentials: 'same-origin', headers: { accept: '*/*' } });
    expect([init.method, init.body]).toEqual([undefined, undefined]);
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    expect(pathname).toBe('/graphql');
    expect(Object.fromEntries(searchParams)).toEqual({
      operationName: 'Search',
      query: 'query Search { x }',
      variables: '{"index":"content_en","keys":["a&b=c","ä"]}',
    });
  });

  it('S-23 R-6 has one URL for the same variables, in whichever order they were set', async () => {
    const [one] = await sentByGet({ range: { offset: 0, limit: 10 }, list: [{ b: 1, a: null }, 2] });
    const [other] = await sentByGet({ list: [{ a: null, b: 1 }, 2], range: { limit: 10, offset: 0 } });
    expect(other).toBe(one);
    const [turned] = await sentByGet({ list: [2, { a: null, b: 1 }], range: { limit: 10, offset: 0 } });
    expect(turned).not.toBe(one);
  });

  it('S-23 asks by POST what would make a URL too long', async () => {
    const [short, shortInit] = await sentByGet({ keyword: 'a'.repeat(1800) });
    expect([short.length <= 2000, shortInit.method]).toEqual([true, undefined]);
    const variables = { keyword: 'a'.repeat(2000) };
    const [long, longInit] = await sentByGet(variables);
    expect([long, longInit.method]).toEqual(['/graphql', 'POST']);
    expect(JSON.parse(String(longInit.body)).variables).toEqual(variables);
  });

  it.each([300, 400, 503])('E-5 status %i says so', async (status) => {
    await expect(send(async () => new Response('', { status })).sent).rejects.toThrow(
      `Response not successful: Received status code ${status}`,
    );
  });

  it('E-5 a body that is not JSON is a server parse error', async () => {
    await expect(send(async () => new Response('<html>')).sent).rejects.toMatchObject({
      name: 'ServerParseError',
    });
  });

  it.each(['"x"', 'null', '[]', '{"errors":"x"}', '{"data":null}', '{"data":{"x":"1"}}', '{}'])(
    'E-6 S-26 the answer %s, which is of another shape, is a failure that says so',
    async (body) => {
      await expect(send(async () => new Response(body)).sent).rejects.toMatchObject({
        name: 'ResponseShapeError',
        message: expect.stringMatching(/^The server sent an answer of another shape: ./),
      });
    },
  );

  it('E-5 a network failure says so', async () => {
    await expect(send(() => Promise.reject(new TypeError('x'))).sent).rejects.toThrow(
      'Network request failed',
    );
  });

  it('E-5 GraphQL errors in a good answer are errors', async () => {
    const body = '{"data":null,"errors":[{"message":"There is no index \\"x\\"."}]}';
    await expect(send(async () => new Response(body)).sent).rejects.toThrow('There is no index "x".');
  });

  it('S-26 an aborted request is no network failure', async () => {
    const stopping = new AbortController();
    stopping.abort();
    const { sent } = send(() => Promise.reject(new DOMException('stopped', 'AbortError')), stopping.signal);
    await expect(sent).rejects.toMatchObject({ name: 'AbortError' });
  });
});
