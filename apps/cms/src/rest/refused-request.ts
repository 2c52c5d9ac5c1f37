/** A refusal as the admin shows it to editors. */
export const refuseRequest = (status: 400 | 401 | 411 | 413, message: string): Response =>
  Response.json({ errors: [{ message }] }, { status, headers: { 'cache-control': 'no-store' } });
