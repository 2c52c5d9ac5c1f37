/** A refusal as the admin shows it to editors. The rest of a body that is too long is not waited for. */
export const refuseRequest = (status: 400 | 401 | 411 | 413, message: string): Response =>
  Response.json(
    { errors: [{ message }] },
    { status, headers: { 'cache-control': 'no-store', ...(status === 413 ? { connection: 'close' } : {}) } },
  );
