import { type AdminText, say } from '@keelstone/languages/say.ts';
import { decodePercent } from '@keelstone/model/text/decode-percent';
import { ValidationError } from 'payload';
import { type Handler, refuseRequest } from './handler.ts';

const NUL = '\0';

/** An object or list, and where it is: paths are built from that only when one is needed. */
type Place = { name: string; parent: Place | undefined; value: object };

/**
 * PostgreSQL can store neither a NUL in a text, nor half of a surrogate pair, such as of an emoji that a program has cut
 * in two: a save would fail without saying which field contains it.
 */
export const isUnstorable = (value: unknown): boolean =>
  typeof value === 'string' && (value.includes(NUL) || !value.isWellFormed());

const pathOf = ({ name, parent }: Omit<Place, 'value'>): string =>
  (parent?.parent ? `${pathOf(parent)}.${name}` : name).replaceAll(NUL, '').toWellFormed();

/**
 * The path of a text that cannot be stored, such as `sections.0.heading`; undefined if there is none. A property name
 * counts as its value.
 */
function findUnstorable(root: unknown): string | undefined {
  if (isUnstorable(root)) return '';
  const open: Place[] = [];
  const visit = (name: string, parent: Place | undefined, value: unknown) => {
    if (typeof value === 'object' && value !== null) open.push({ name, parent, value });
  };
  visit('', undefined, root);
  for (let place = open.pop(); place; place = open.pop()) {
    for (const [name, value] of Object.entries(place.value)) {
      if (isUnstorable(name) || isUnstorable(value)) return pathOf({ name, parent: place });
      visit(name, place, value);
    }
  }
  return undefined;
}

/** The message at the field. */
export const UNSTORABLE: AdminText =
  'This holds a character that cannot be stored (NUL, or half of an emoji). Delete it, or type the text anew.';

/** In the format of Payload's field errors, so that forms show it at the field. */
const refuse = (path: string): Response =>
  Response.json(
    {
      errors: [
        {
          name: 'ValidationError',
          message: `${path}. ${say(UNSTORABLE)}`,
          data: { errors: [{ path, message: say(UNSTORABLE) }] },
        },
      ],
    },
    { status: 400, headers: { 'cache-control': 'no-store' } },
  );

/** The name of a parameter with such a character. A name may stand there several times. */
function findInParameters(parameters: URLSearchParams): string | undefined {
  for (const [name, value] of parameters)
    if (isUnstorable(name) || isUnstorable(value)) return pathOf({ name, parent: undefined });
  return undefined;
}

function findInAddress({ url }: Request): string | undefined {
  const { pathname, searchParams } = new URL(url);
  if (decodePercent(pathname).includes('\0')) return 'address';
  return findInParameters(searchParams);
}

function findInBody(text: string, type: string): string | undefined {
  if (type === 'application/x-www-form-urlencoded') {
    return findInParameters(new URLSearchParams(text));
  }
  // Parsed only if there may be one: JSON writes both as escapes.
  if (!/\\u(0000|d[89a-f])|\0/i.test(text)) return undefined;
  try {
    return findUnstorable(JSON.parse(text));
  } catch {
    // Payload reports invalid JSON.
    return undefined;
  }
}

const isObject = (json: string): boolean => {
  try {
    return typeof JSON.parse(json) === 'object';
  } catch {
    return false;
  }
};

/**
 * Refuses requests with such a character in the URL or body, naming the field, before anything reads them; and what is no
 * JSON object where one is expected.
 */
export const refuseUnstorable =
  (handler: Handler): Handler =>
  async (request, args) => {
    const inAddress = findInAddress(request);
    if (inAddress !== undefined) return refuse(inAddress);
    const noObject = () =>
      refuseRequest(400, say('The request could not be read, because it is no JSON object.'));
    // Payload fails on other JSON, as it would on an error of its own.
    const filter = new URL(request.url).searchParams.get('where');
    if (filter !== null && !isObject(filter)) return noObject();
    const [type = ''] = (request.headers.get('content-type') ?? '').split(';', 1);
    if (request.body === null || type.startsWith('multipart/')) return handler(request, args);
    // Decoded only to look for them: a CSV or XLIFF file may have another encoding, so its reader gets the bytes.
    const body = await request.arrayBuffer();
    const text = new TextDecoder().decode(body);
    const inBody = findInBody(text, type);
    if (inBody !== undefined) return refuse(inBody);
    if (type === 'application/json' && /^\s*[^\s{[]/.test(text)) return noObject();
    const { method, headers } = request;
    return handler(new Request(request.url, { method, headers, body }), args);
  };

/** The same for multipart bodies and forms of the admin, which are parsed later. */
export const refuseUnstorableInData = ({ args }: { args?: unknown }): void => {
  const path = findUnstorable((args as { data?: unknown } | undefined)?.data);
  if (path === undefined) return;
  throw new ValidationError({ errors: [{ path, message: say(UNSTORABLE) }] });
};
