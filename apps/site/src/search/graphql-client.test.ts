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
const send = (answer: () => Promise<Response>, signal = new AbortController().signal) => {
  const fetched = vi.fn(answer);
  vi.stubGlobal('fetch', fetched);
  return { sent: sendGraphql('/graphql', operation, schema, signal), fetched };
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
        name: 'AnswerShapeError',
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
