import type { AskedChanges, ChangesAnswer } from '../change-values.endpoint.ts';

/** Applies a bulk change, or previews it. @throws Error with a sentence for the editor */
export async function sendChange(
  collection: string,
  locale: string,
  asked: AskedChanges,
): Promise<ChangesAnswer> {
  const response = await fetch(`/api/${collection}/change-values?locale=${locale}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(asked),
  });
  if (response.ok) return (await response.json()) as ChangesAnswer;
  const { errors } = (await response.json().catch(() => ({}))) as { errors?: { message: string }[] };
  throw new Error(errors?.[0]?.message ?? 'The CMS did not answer. Try again in a moment.');
}
