import { say } from '@keelstone/languages/say.ts';
import { CONTENT_TYPES, type ContentType, isLanguage, type Language } from '@keelstone/model';
import {
  parseSearchTrial,
  SEARCH_TRIAL_PATH,
  type SearchTrialRequest,
} from '@keelstone/model/preview/search-trial';
import { type Endpoint, Forbidden, type PayloadRequest } from 'payload';
import { bodyOf, NO_STORE, refusal } from '../access/endpoint.ts';
import { isStaff } from '../access/roles.ts';
import { readerOf } from '../database/transaction.ts';
import { projectDraft } from '../preview/project-draft.ts';
import { requestSite } from '../search-rules/request-site.ts';
import { readUnsavedGroup, toChange, type UnsavedGroup } from '../search-rules/show-effect.ts';

const LONGEST_QUERY = 200;

/** A page as its form holds it, with what has not been saved. */
type UnsavedPage = { type: ContentType; id: number; data: Record<string, unknown> };

/** What an editor tries: a search, and what it is compared with. */
export type TrialForm = {
  language: Language;
  query: string;
  order: SearchTrialRequest['order'];
  page?: UnsavedPage;
  group?: Omit<UnsavedGroup, 'language'>;
};

type Body = { [Name in keyof TrialForm]?: unknown };

async function readPage(page: unknown, language: Language, req: PayloadRequest) {
  const { type, id, data } = (page ?? {}) as { [Name in keyof UnsavedPage]?: unknown };
  const isWhole =
    CONTENT_TYPES.includes(type as ContentType) &&
    Number.isInteger(id) &&
    typeof data === 'object' &&
    data !== null;
  if (!isWhole) throw refusal(say('Save the page once; then its search can be tried.'));
  const subject = { type: type as ContentType, id: Number(id), language };
  const unsaved = data as Record<string, unknown>;
  return { kind: 'draft' as const, node: await projectDraft(subject, { req, unsaved }) };
}

async function readChange(
  { page, group }: Body,
  language: Language,
  req: PayloadRequest,
): Promise<SearchTrialRequest['change']> {
  if (page !== undefined) return readPage(page, language, req);
  if (group === undefined) return null;
  const unsaved = readUnsavedGroup({ ...(group as object), language });
  return { kind: 'rule', ...(await toChange(unsaved, await readerOf(req))) };
}

/**
 * `POST /api/search-trial`: what a search shows and why, and what it would show if the form of a page or of a group of
 * synonyms were saved as it is (S-26). Nothing is stored.
 */
export const searchTrialEndpoint: Endpoint = {
  path: '/search-trial',
  method: 'post',
  handler: async (req) => {
    if (!isStaff(req)) throw new Forbidden(req.t);
    const body = ((await bodyOf(req)) ?? {}) as Body;
    const { language, order } = body;
    const query = typeof body.query === 'string' ? body.query.trim().slice(0, LONGEST_QUERY) : '';
    if (!isLanguage(language)) throw refusal(say('Choose the language first.'));
    if (query === '') throw refusal(say('Type what a visitor would search for.'));
    const request: SearchTrialRequest = {
      language,
      query,
      order: order === 'relevance' ? order : 'recent',
      change: await readChange(body, language, req),
    };
    const parse = parseSearchTrial;
    return Response.json(
      await requestSite({ path: SEARCH_TRIAL_PATH, purpose: 'search-trial', request, parse }, req),
      NO_STORE,
    );
  },
};
