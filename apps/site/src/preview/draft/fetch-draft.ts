import { type PublishedNode, parsePublishedNode } from '@keelstone/content/types/types.model.ts';

const RESPONSE_TIMEOUT_MS = 10_000;

/** Thrown if a draft cannot be shown: tells the editor why, and what to do. */
export class DraftRefusedError extends Error {
  /** 404 if it no longer exists, 413 if it is too long, 422 if it is incomplete, 502 if the CMS does not return it. */
  readonly status: 404 | 413 | 422 | 502;

  constructor(status: DraftRefusedError['status'], message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'DraftRefusedError';
    this.status = status;
  }
}

const away = (cause: unknown) =>
  new DraftRefusedError(
    502,
    'The CMS does not answer, and drafts are only there. Try again in a moment; if it stays so, somebody has to look at the CMS.',
    cause,
  );

type Draft = {
  token: string;
  cmsUrl: string;
  /** The unsaved values of a form. */
  unsaved?: unknown;
};

async function ask({ token, cmsUrl, unsaved }: Draft): Promise<Response> {
  const headers = { 'x-preview-token': token, accept: 'application/json' };
  const signal = AbortSignal.timeout(RESPONSE_TIMEOUT_MS);
  const address = `${cmsUrl}/api/preview/node`;
  if (unsaved === undefined) return fetch(address, { headers, signal });
  return fetch(address, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ data: unsaved }),
    signal,
  });
}

type DraftResponse = { node?: unknown; errors?: { message?: unknown }[] };

function explain(status: number, { errors }: DraftResponse): DraftRefusedError {
  const message = String(errors?.[0]?.message ?? '');
  if (status === 404 || status === 413) return new DraftRefusedError(status, message);
  // The values could not be rendered, or are incomplete.
  if (status === 400 || status === 422) return new DraftRefusedError(422, message);
  if (status === 403) {
    return new DraftRefusedError(
      502,
      'The site knows this link and the CMS does not. PREVIEW_SECRET must be the same for both.',
    );
  }
  return away(new Error(`${status} ${message}`));
}

/**
 * Requests a draft, in published form, from the CMS, server to server. The site's database role has no access to
 * drafts.
 *
 * @throws DraftRefusedError
 */
export async function fetchDraft(draft: Draft): Promise<PublishedNode> {
  const response = await ask(draft).catch((error: unknown) => {
    throw away(error);
  });
  const body = (await response.json().catch((error: unknown) => {
    throw away(error);
  })) as DraftResponse;
  if (!response.ok) throw explain(response.status, body);
  return parsePublishedNode(body.node);
}
