import { type APIRequestContext, expect } from '@playwright/test';

/**
 * Queries the site's GraphQL API and returns the data. Errors in the response fail the test: an invalid query
 * returns no data, and every "nothing is there" would pass.
 *
 * @param request a context whose base URL is the site's
 */
export async function queryGraphql<Data = Record<string, unknown>>(
  request: APIRequestContext,
  query: string,
): Promise<Data> {
  const response = await request.post('/graphql', { data: { query } });
  const { data, errors } = (await response.json()) as { data: Data; errors?: unknown };
  expect(errors, query).toBeUndefined();
  return data;
}
