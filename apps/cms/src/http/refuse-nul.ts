import { ValidationError } from 'payload';
import { findNul, NUL_REFUSAL } from './find-nul.ts';
import type { Handler } from './handler.ts';

/** In the shape in which Payload says that a field is wrong, so that forms say it at that field. */
const refuse = (path: string): Response =>
  Response.json(
    {
      errors: [
        {
          name: 'ValidationError',
          message: `${path}. ${NUL_REFUSAL}`,
          data: { errors: [{ path, message: NUL_REFUSAL }] },
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
  // Parsed only where one may be: it is written as an escape.
  if (!/\\u0000|\0/.test(text)) return undefined;
  try {
    return findNul(JSON.parse(text));
  } catch {
    // Payload says that it is no JSON.
    return undefined;
  }
}

/** Refuses requests whose address or body has a NUL in a text, and says in which field, before anything reads them. */
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

/** The same for what came as multipart or from a form of the admin, which is taken apart later. */
export const refuseNulInData = ({ args }: { args?: unknown }): void => {
  const path = findNul((args as { data?: unknown } | undefined)?.data);
  if (path === undefined) return;
  throw new ValidationError({ errors: [{ path, message: NUL_REFUSAL }] });
};
