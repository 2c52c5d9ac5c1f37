import { type APIRequestContext, expect } from '@playwright/test';

/**
 * Asks the site's GraphQL interface and returns the data. An answer with errors fails the test: a question that is not
 * valid gets no data, and every "nothing is there" would be true.
 *
 * @param request a context whose base URL is the site's
 */
export async function askGraphql<Data = Record<string, unknown>>(
  request: APIRequestContext,
  query: string,
): Promise<Data> {
  const answer = await request.post('/graphql', { data: { query } });
  const { data, errors } = (await answer.json()) as { data: Data; errors?: unknown };
  expect(errors, query).toBeUndefined();
  return data;
}
