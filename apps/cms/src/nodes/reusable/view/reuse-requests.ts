import * as v from 'valibot';
import { jsonRequest, readResponse } from '../../../admin/read-response.ts';
import type { ReusableSummary } from '../summary.endpoint.ts';

const summarySchema = v.object({
  title: v.string(),
  kind: v.string(),
  text: v.string(),
  warning: v.nullable(v.string()),
  textWarning: v.nullable(v.string()),
  mayDetach: v.boolean(),
  messages: v.object({ edit: v.string(), detach: v.string(), detached: v.string(), saveFirst: v.string() }),
});

export const readSummary = (id: number, language: string): Promise<ReusableSummary> =>
  readResponse(fetch(`/api/reusable_sections/${id}/summary?locale=${language}`), summarySchema);

const post = (path: string, body: object) => readResponse(fetch(path, jsonRequest(body)), v.unknown());

type Page = { collectionSlug: string; id: number | string };

export const makeReusable = ({ collectionSlug, id }: Page, section: string, title: string) =>
  post(`/api/${collectionSlug}/${id}/reuse`, { section, title });

export const detachSection = ({ collectionSlug, id }: Page, section: string) =>
  post(`/api/${collectionSlug}/${id}/detach`, { section });
