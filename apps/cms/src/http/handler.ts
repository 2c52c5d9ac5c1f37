/** Handles REST requests: Payload's handler, or one wrapped around it. */
export type Handler = (request: Request, args: { params: Promise<{ slug?: string[] }> }) => Promise<Response>;

/** Whether a request is authenticated as staff, by its headers alone. */
export type IsStaff = (headers: Headers) => Promise<boolean>;

/** A refusal in the format that the admin shows to editors. Does not wait for the rest of a body that is too long. */
export const refuseRequest = (status: 400 | 401 | 404 | 411 | 413 | 503, message: string): Response =>
  Response.json(
    { errors: [{ message }] },
    { status, headers: { 'cache-control': 'no-store', ...(status === 413 ? { connection: 'close' } : {}) } },
  );
