import { ValidationError } from 'payload';
import { describe, expect, it } from 'vitest';
import { refuseUnstorable, refuseUnstorableInData } from './refuse-unstorable.ts';

const NUL = '\0';
const MESSAGE =
  'This holds a character that cannot be stored (NUL, or half of an emoji). Delete it, or type the text anew.';
const args = { params: Promise.resolve({}) };
const handler = refuseUnstorable(async (request) => new Response(`read: ${await request.text()}`));

const send = (address: string, body?: BodyInit, type = 'application/json') =>
  handler(
    new Request(`http://cms.test${address}`, {
      ...(body !== undefined && { method: 'POST', body, headers: { 'content-type': type } }),
    }),
    args,
  );
const pathIn = async (response: Response) => {
  const { errors } = await response.json();
  return [response.status, errors[0].data.errors[0].path];
};

const form = 'application/x-www-form-urlencoded';

describe('a request with a character that cannot be stored', () => {
  it.each([
    ['/api/page/a%00b', 'address'],
    ['/api/page?where[title][equals]=a%00', 'where[title][equals]'],
    ['/api/page?a%00b=1', 'ab'],
    ['/api/page?where[title][in]=a%00&where[title][in]=b', 'where[title][in]'],
  ])('is refused for its address: %s', async (address, path) => {
    expect(await pathIn(await send(address))).toEqual([400, path]);
  });

  it.each([
    [JSON.stringify({ title: `a${NUL}` }), 'title'],
    [JSON.stringify({ sections: [{}, { heading: `a${NUL}` }] }), 'sections.1.heading'],
    [JSON.stringify({ meta: { [`na${NUL}me`]: 1 } }), 'meta.name'],
    [JSON.stringify(NUL), ''],
  ])('is refused for its body, naming the field: %s', async (body, path) => {
    const response = await send('/api/page', body);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await pathIn(response)).toEqual([400, path]);
  });

  it('is refused for a form that gives several values', async () => {
    expect(await pathIn(await send('/api/page', 'in=a%00b&in=c', form))).toEqual([400, 'in']);
  });

  it('is refused for a form, and says what to do', async () => {
    const { errors } = await (await send('/api/page', 'title=a%00b&limit=1', form)).json();
    expect(errors[0]).toMatchObject({
      name: 'ValidationError',
      message: `title. ${MESSAGE}`,
      data: { errors: [{ path: 'title', message: MESSAGE }] },
    });
  });
});

describe('another request', () => {
  it.each([
    ['{"title":"plain"}', 'application/json'],
    // An escaped backslash, and no character.
    ['{"title":"\\\\u0000"}', 'application/json; charset=utf-8'],
    // Payload reports what is no JSON.
    ['{"title":"\\u0000"', 'application/json'],
    ['title=plain', form],
  ])('goes on with its body: %s', async (body, type) => {
    expect(await (await send('/api/page', body, type)).text()).toBe(`read: ${body}`);
  });

  it('goes on without a body, and with an address that is encoded badly', async () => {
    expect(await (await send('/api/page/%zz?title=100%')).text()).toBe('read: ');
  });

  it('goes on with files, whose bytes may be any', async () => {
    const body = `--b\r\ncontent-disposition: form-data; name="file"\r\n\r\n${NUL}\r\n--b--`;
    expect(await (await send('/api/images', body, 'multipart/form-data; boundary=b')).text()).toContain(NUL);
  });
});

it('data of a form with files are refused where they are read', () => {
  expect(() => refuseUnstorableInData({ args: { data: { meta: [{ title: NUL }] } } })).toThrow(
    ValidationError,
  );
  for (const args of [undefined, {}, { data: null }, { data: { title: 'plain', meta: [null, 1] } }])
    expect(() => refuseUnstorableInData({ args })).not.toThrow();
});
