import { say } from '@keelstone/languages/say.ts';
import type { Uses } from '../find-uses.ts';

export type Subject = { collection: string; id: number };
type Refusal = { errors?: { message?: string }[] };

async function ask<Answer>(path: string, init: RequestInit = {}): Promise<Answer> {
  const response = await fetch(path, { credentials: 'same-origin', ...init });
  const answer = (await response.json()) as Answer & Refusal;
  if (response.ok) return answer;
  throw new Error(answer.errors?.[0]?.message ?? say('The CMS does not answer. Try again.'));
}

/** Where a document is used. @throws Error with a sentence for the editor */
export function readUses({ collection, id }: Subject): Promise<Uses> {
  return ask<Uses>(`/api/uses?${new URLSearchParams({ collection, id: String(id) })}`);
}

/** Replaces a document everywhere and moves it to the trash. @throws Error with a sentence for the editor */
export async function replaceEverywhere(subject: Subject, by: number): Promise<number> {
  const { replaced } = await ask<{ replaced: number }>('/api/replace-uses', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...subject, by }),
  });
  return replaced;
}
