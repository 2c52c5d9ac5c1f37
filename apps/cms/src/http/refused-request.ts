/** A refusal in the format that the admin shows to editors. Does not wait for the rest of a body that is too long. */
export const refuseRequest = (status: 400 | 401 | 411 | 413, message: string): Response =>
  Response.json(
    { errors: [{ message }] },
    { status, headers: { 'cache-control': 'no-store', ...(status === 413 ? { connection: 'close' } : {}) } },
  );
