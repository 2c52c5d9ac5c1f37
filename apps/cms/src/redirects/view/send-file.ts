import type { ImportAnswer } from '../import-redirects.ts';

type Refusal = { errors?: { message?: string }[] };

/** Imports a file. @throws Error with a sentence for the editor */
export async function sendFile(file: File, { isDryRun }: { isDryRun: boolean }): Promise<ImportAnswer> {
  const response = await fetch(`/api/redirects/import${isDryRun ? '?dryRun=true' : ''}`, {
    method: 'POST',
    body: file,
    headers: { 'content-type': 'text/csv' },
    credentials: 'same-origin',
  });
  const answer = (await response.json()) as ImportAnswer & Refusal;
  if (response.ok) return answer;
  throw new Error(answer.errors?.[0]?.message ?? 'The file could not be read. Try again.');
}
