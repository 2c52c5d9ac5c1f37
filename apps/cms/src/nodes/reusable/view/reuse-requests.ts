import type { ReusableSummary } from '../summary.endpoint.ts';

type Refusal = { errors?: { message?: string }[] };

async function read<T>(response: Response): Promise<T> {
  if (response.ok) return response.json() as Promise<T>;
  const { errors } = (await response.json().catch(() => ({}))) as Refusal;
  throw new Error(errors?.[0]?.message ?? response.statusText);
}

export const readSummary = (id: number, language: string): Promise<ReusableSummary> =>
  fetch(`/api/reusable_sections/${id}/summary?locale=${language}`, { credentials: 'same-origin' }).then(
    (response) => read<ReusableSummary>(response),
  );

const post = (path: string, body: object) =>
  fetch(path, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).then((response) => read<object>(response));

type Page = { collectionSlug: string; id: number | string };

export const makeReusable = ({ collectionSlug, id }: Page, section: string, title: string) =>
  post(`/api/${collectionSlug}/${id}/reuse`, { section, title });

export const detachSection = ({ collectionSlug, id }: Page, section: string) =>
  post(`/api/${collectionSlug}/${id}/detach`, { section });
