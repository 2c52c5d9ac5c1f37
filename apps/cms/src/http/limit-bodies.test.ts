import { expect, it } from 'vitest';
import { limitBodies, MOST_OF_FORM, MOST_OF_STAFF, MOST_OF_STRANGERS } from './limit-bodies.ts';

const args = { params: Promise.resolve({}) };

/** The status, what the refusal says, and how often it was asked who sends this. */
async function send(
  body: BodyInit | undefined,
  { most = MOST_OF_STAFF, headers = {} }: { most?: number; headers?: Record<string, string> } = {},
) {
  let asked = 0;
  const handler = limitBodies(async () => {
    asked += 1;
    return most;
  })(async (request) => new Response(String((await request.arrayBuffer()).byteLength)));
  const request = new Request('http://cms.test/api/page', {
    method: 'POST',
    ...(body !== undefined && { body, duplex: 'half' }),
    headers,
  });
  const response = await handler(request, args);
  const text = await response.text();
  return [
    response.status,
    response.status === 200 ? Number(text) : JSON.parse(text).errors[0].message,
    asked,
  ];
}

const bytes = (length: number) => 'x'.repeat(length);
/** Without a length in its head. */
const streamed = (text: string) => new Blob([text]).stream();

it('C-11 a short request is read without asking who sends it', async () => {
  expect(await send(bytes(MOST_OF_STRANGERS))).toEqual([200, MOST_OF_STRANGERS, 0]);
  expect(await send(undefined)).toEqual([200, 0, 0]);
});

it.each([
  [MOST_OF_STRANGERS, 'Without a log-in a request may have 64 kB, and this has more.'],
  [MOST_OF_FORM, 'There is no preview of the form, because it may have 2 MB for that and this has more.'],
  [MOST_OF_STAFF, 'Nothing was saved, because a request may have 8 MB and this has more.'],
])('C-11 a request may have %i bytes where that is the limit, and not one more', async (most, refusal) => {
  if (most > MOST_OF_STRANGERS) expect(await send(bytes(most), { most })).toEqual([200, most, 1]);
  expect(await send(bytes(most + 1), { most })).toEqual([413, refusal, 1]);
});

it('C-11 a request is refused by the length that it declares, before it is read', async () => {
  const declared = { 'content-length': String(MOST_OF_STAFF + 1) };
  expect((await send('short', { headers: declared }))[0]).toBe(413);
});

it('C-11 a request that declares no length, or a wrong one, is refused where it exceeds the limit', async () => {
  const half = bytes(MOST_OF_STRANGERS);
  const most = MOST_OF_STRANGERS;
  expect(await send(streamed(half), { most })).toEqual([200, MOST_OF_STRANGERS, 0]);
  expect((await send(streamed(`${half}x`), { most }))[0]).toBe(413);
  expect((await send(streamed(`${half}x`), { most, headers: { 'content-length': '1' } }))[0]).toBe(413);
});

it('C-11 files are limited elsewhere', async () => {
  const headers = { 'content-type': 'Multipart/form-data; boundary=b' };
  expect(await send(bytes(MOST_OF_STRANGERS + 1), { most: 0, headers })).toEqual([
    200,
    MOST_OF_STRANGERS + 1,
    0,
  ]);
});

it('C-11 JSON that is too deep to be walked is refused, although it is short', async () => {
  const [status, message] = await send('['.repeat(1000));
  expect([status, message]).toEqual([400, expect.stringContaining('deep')]);
});
