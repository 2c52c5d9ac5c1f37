import { type AdminText, say } from '@keelstone/languages/say.ts';
import { ValidationError } from 'payload';
import type { Handler } from './handler.ts';

/** The character that PostgreSQL cannot store in text: a save would fail without saying which field contains it. */
const NUL = '\0';

/**
 * The path of the first text with a NUL, such as `sections.0.heading`; undefined if there is none. A property name
 * with a NUL counts as its value.
 */
function findNul(value: unknown): string | undefined {
  const open: { path: string[]; value: unknown }[] = [{ path: [], value }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { path, value: each } = next;
    if (typeof each === 'string' && each.includes(NUL)) return path.join('.').replaceAll(NUL, '');
    if (each === null || typeof each !== 'object') continue;
    for (const [name, deeper] of Object.entries(each)) {
      if (name.includes(NUL)) return [...path, name].join('.').replaceAll(NUL, '');
      open.push({ path: [...path, name], value: deeper });
    }
  }
  return undefined;
}

/** The message at the field. */
const NUL_REFUSAL: AdminText =
  'This holds a character that cannot be stored (NUL). Delete it, or type the text anew.';

/** In the format of Payload's field errors, so that forms show it at the field. */
const refuse = (path: string): Response =>
  Response.json(
    {
      errors: [
        {
          name: 'ValidationError',
          message: `${path}. ${say(NUL_REFUSAL)}`,
          data: { errors: [{ path, message: say(NUL_REFUSAL) }] },
        },
      ],
    },
    { status: 400, headers: { 'cache-control': 'no-store' } },
  );

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

function findInAddress({ url }: Request): string | undefined {
  const { pathname, searchParams } = new URL(url);
  if (decode(pathname).includes('\0')) return 'address';
  return findNul(Object.fromEntries(searchParams));
}

function findInBody(text: string, type: string): string | undefined {
  if (type === 'application/x-www-form-urlencoded') {
    return findNul(Object.fromEntries(new URLSearchParams(text)));
  }
  // Parsed only if there may be one: JSON writes it as an escape.
  if (!/\\u0000|\0/.test(text)) return undefined;
  try {
    return findNul(JSON.parse(text));
  } catch {
    // Payload reports invalid JSON.
    return undefined;
  }
}

/** Refuses requests with a NUL in the URL or body, naming the field, before anything reads them. */
export const refuseNul =
  (handler: Handler): Handler =>
  async (request, args) => {
    const inAddress = findInAddress(request);
    if (inAddress !== undefined) return refuse(inAddress);
    const [type = ''] = (request.headers.get('content-type') ?? '').split(';', 1);
    if (request.body === null || type.startsWith('multipart/')) return handler(request, args);
    const text = await request.text();
    const inBody = findInBody(text, type);
    if (inBody !== undefined) return refuse(inBody);
    const { method, headers } = request;
    return handler(new Request(request.url, { method, headers, body: text }), args);
  };

/** The same for multipart bodies and forms of the admin, which are parsed later. */
export const refuseNulInData = ({ args }: { args?: unknown }): void => {
  const path = findNul((args as { data?: unknown } | undefined)?.data);
  if (path === undefined) return;
  throw new ValidationError({ errors: [{ path, message: say(NUL_REFUSAL) }] });
};
