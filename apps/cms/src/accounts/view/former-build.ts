/** How Next.js answers the call of a function that this build of the CMS does not have. */
const NOT_FOUND = 'x-nextjs-action-not-found';

/**
 * A `fetch` that notices when a page asks for what only a former build of the CMS could do: Payload's forms swallow that,
 * and a row that was added stays empty for ever.
 *
 * @param onFormer is called each time
 */
export const noticingFormerBuild =
  (request: typeof fetch, onFormer: () => void): typeof fetch =>
  async (input, init) => {
    const response = await request(input, init);
    if (response.headers.has(NOT_FOUND)) onFormer();
    return response;
  };
