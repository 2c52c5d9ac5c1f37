import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { jsonRequest, readResponse } from './read-response.ts';

const schema = v.object({ replaced: v.number() });
const UNANSWERED = 'The CMS did not answer. Try again in a moment.';
const read = (body: BodyInit, status = 200) =>
  readResponse(Promise.resolve(new Response(body, { status })), schema);

describe('a response of the CMS', () => {
  it('C-11 is read as far as its schema goes', async () => {
    expect(await read('{"replaced":3,"more":true}')).toEqual({ replaced: 3 });
  });

  it('C-11 that refuses says the first reason that the CMS gives', async () => {
    const refusal = '{"errors":[{"message":"It is used."},{"message":"And more."}]}';
    await expect(read(refusal, 400)).rejects.toThrow('It is used.');
  });

  it.each([
    ['refuses without a reason', '{"errors":[{"message":""}]}', 500],
    ['refuses without errors', '{}', 403],
    ['comes from a proxy', '<h1>Bad gateway</h1>', 502],
    ['comes from a proxy as if all were well', '<h1>Hello</h1>', 200],
    ['is of another shape', '{"replaced":"3"}', 200],
  ])('C-11 that %s is a sentence for the editor', async (_, body, status) => {
    await expect(read(body, status)).rejects.toThrow(new Error(UNANSWERED));
  });

  it('C-11 of which nothing is read has to be JSON all the same, or none', async () => {
    const readNothing = (body: BodyInit | null, status: number) =>
      readResponse(Promise.resolve(new Response(body, { status })), v.unknown());
    await expect(readNothing('<h1>Accept our terms</h1>', 200)).rejects.toThrow(new Error(UNANSWERED));
    await expect(readNothing('', 200)).rejects.toThrow(new Error(UNANSWERED));
    expect(await readNothing(null, 204)).toBeNull();
    expect(await readNothing('{"done":true}', 200)).toEqual({ done: true });
  });

  it('C-11 that never comes is a sentence, too, and one that nobody waits for is not', async () => {
    const failing = (error: Error) => readResponse(Promise.reject(error), schema, 'Try again.');
    await expect(failing(new TypeError('Failed to fetch'))).rejects.toThrow(new Error('Try again.'));
    await expect(failing(new DOMException('Aborted', 'AbortError'))).rejects.toThrow('Aborted');
  });
});

it('C-11 a request with a JSON body says so', () => {
  expect(jsonRequest({ a: 1 }, 'PATCH')).toEqual({
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: '{"a":1}',
  });
});
