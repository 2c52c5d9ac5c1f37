import { UPLOAD_LIMITS } from '@keelstone/editing/media/upload-limits.ts';
import { describe, expect, it } from 'vitest';
import { guardUploads } from './guard-uploads.ts';
import { MOST_OF_STAFF, MOST_OF_STRANGERS } from './limit-bodies.ts';

const MEGABYTE = 1024 * 1024;
const handler = guardUploads(
  async (headers) => headers.has('authorization'),
  async () => true,
)(async (request) => new Response(`read: ${await request.text()}`));

type Sent = { path?: string; bytes?: number; type?: string; isStaff?: boolean; body?: string };

async function send({ path = '/api/images', bytes, type, isStaff = true, body = 'body' }: Sent) {
  const request = new Request(`http://cms.test${path}`, {
    method: 'POST',
    body,
    headers: {
      'content-type': type ?? 'multipart/form-data; boundary=b',
      ...(bytes !== undefined && { 'content-length': String(bytes) }),
      ...(isStaff && { authorization: 'JWT right' }),
    },
  });
  const response = await handler(request, { params: Promise.resolve({}) });
  const text = await response.text();
  return [response.status, response.status === 200 ? text : JSON.parse(text).errors[0].message];
}

describe('an upload of staff', () => {
  it.each([
    ['images', UPLOAD_LIMITS.images + MEGABYTE],
    ['videos', UPLOAD_LIMITS.videos + MEGABYTE],
  ])('C-4 is taken up to the limit of %s, with room for the form', async (slug, bytes) => {
    expect(await send({ path: `/api/${slug}`, bytes })).toEqual([200, 'read: body']);
    const [status, message] = await send({ path: `/api/${slug}`, bytes: bytes + 1 });
    expect([status, message]).toEqual([413, expect.stringMatching(/^Nothing was uploaded.* MB are allowed/)]);
  });

  it('C-4 is told how much it has, and how much is allowed', async () => {
    expect(await send({ bytes: 30.5 * MEGABYTE })).toEqual([
      413,
      'Nothing was uploaded, because it has 30.5 MB and 20 MB are allowed here. Make it smaller, and upload that.',
    ]);
  });

  it('C-4 may leave its length open, which other forms may not', async () => {
    expect(await send({})).toEqual([200, 'read: body']);
    expect(await send({ path: '/api/page' })).toEqual([411, 'Say how long the request is (Content-Length).']);
  });

  it('C-4 is no larger than other requests where nothing is uploaded', async () => {
    expect(await send({ path: '/api/page', bytes: MOST_OF_STAFF })).toEqual([200, 'read: body']);
    expect((await send({ path: '/api/page', bytes: MOST_OF_STAFF + MEGABYTE + 1 }))[0]).toBe(413);
    expect((await send({ path: '/api/constructor', bytes: MOST_OF_STAFF + MEGABYTE + 1 }))[0]).toBe(413);
  });
});

describe('a form of somebody who is not logged in', () => {
  const logIn = { path: '/api/users/login', isStaff: false };
  const refusal = [401, 'Log in before you upload anything.'];

  it('C-11 goes on while it is small and has no file', async () => {
    const body = '--b\r\ncontent-disposition: form-data; name="_payload"\r\n\r\n{}\r\n--b--';
    expect(await send({ ...logIn, bytes: body.length, body })).toEqual([200, `read: ${body}`]);
  });

  it.each([
    'content-disposition: form-data; name="f"; filename="a.png"',
    "Content-Disposition: form-data; name=f; FileName* = utf-8''a.png",
    'content-type: application/octet-stream',
  ])('C-11 has no file: %s', async (header) => {
    expect(await send({ ...logIn, bytes: 10, body: `--b\r\n${header}\r\n\r\nx` })).toEqual(refusal);
  });

  it('C-11 is not read when it is large, or does not say how large it is', async () => {
    expect(await send({ ...logIn, bytes: MOST_OF_STRANGERS })).toEqual([200, 'read: body']);
    expect(await send({ ...logIn, bytes: MOST_OF_STRANGERS + 1 })).toEqual(refusal);
    expect((await send(logIn))[0]).toBe(411);
  });

  it('C-11 is for others to judge when it is of another type', async () => {
    const type = 'application/json';
    expect(await send({ ...logIn, type, bytes: MOST_OF_STRANGERS + 1 })).toEqual([200, 'read: body']);
  });
});
