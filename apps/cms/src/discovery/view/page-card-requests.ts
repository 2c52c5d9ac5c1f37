import * as v from 'valibot';
import { jsonRequest, readResponse } from '../../admin/read-response.ts';
import type { PageCard } from '../page-card.ts';

const cardSchema = v.object({
  title: v.string(),
  siteName: v.string(),
  description: v.string(),
  own: v.object({ title: v.string(), description: v.string() }),
  address: v.string(),
  picture: v.nullable(v.object({ url: v.string(), x: v.number(), y: v.number() })),
  isHidden: v.boolean(),
  canonical: v.nullable(v.string()),
});

export type ShownForm = { type: string; id: number; language: string; data: unknown };

/** How a page would be shown if its form were published. @throws Error with a sentence for the editor */
export const fetchPageCard = (form: ShownForm, signal: AbortSignal): Promise<PageCard> =>
  readResponse(fetch('/api/discovery/card', { ...jsonRequest(form), signal }), cardSchema);
