import { say } from '@keelstone/languages/say.ts';
import { signPurposeToken } from '@keelstone/model/tokens/purpose-token';
import type { PayloadRequest } from 'payload';
import { refusal } from '../access/endpoint.ts';
import { configurationOf } from '../configuration-of.ts';

const TOKEN_SECONDS = 60;
const RESPONSE_MS = 15_000;

type SiteRequest<Result> = {
  path: string;
  purpose: Parameters<typeof signPurposeToken>[0];
  request: object;
  /** @throws Error for anything that does not fit */
  parse(value: unknown): Result;
};

/**
 * Asks the site what a search finds: only the site has an index.
 *
 * @throws APIError with a sentence for the editor
 */
export async function requestSite<Result>(
  { path, purpose, request, parse }: SiteRequest<Result>,
  { payload }: Pick<PayloadRequest, 'payload'>,
): Promise<Result> {
  const { siteUrl, previewSecret } = configurationOf(payload);
  const expires = Math.floor(Date.now() / 1000) + TOKEN_SECONDS;
  try {
    const response = await fetch(`${siteUrl}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-preview-token': signPurposeToken(purpose, expires, previewSecret),
      },
      body: JSON.stringify(request),
      signal: AbortSignal.timeout(RESPONSE_MS),
    });
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
    return parse(await response.json());
  } catch (error) {
    payload.logger.error({ err: error }, 'The site does not say what a search finds');
    const message = say(
      'The site does not answer, so the effect cannot be shown. You can save all the same.',
    );
    throw refusal(message, 502);
  }
}
