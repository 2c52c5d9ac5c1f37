import { LANGUAGES } from '@keelstone/model/language';
import * as v from 'valibot';
import { jsonRequest, readResponse } from '../../admin/read-response.ts';
import type { Uses } from '../find-uses.ts';

export type UsedItem = { collection: string; id: number };

const usesSchema = v.object({
  count: v.number(),
  uses: v.array(
    v.object({
      collection: v.string(),
      id: v.nullable(v.number()),
      kind: v.string(),
      title: v.string(),
      languages: v.array(v.picklist(LANGUAGES)),
      isPublished: v.boolean(),
    }),
  ),
});

const read = <T>(request: Promise<Response>, schema: v.GenericSchema<unknown, T>) =>
  readResponse(request, schema);

/** Where a document is used. @throws Error with a sentence for the editor */
export function readUses({ collection, id }: UsedItem): Promise<Uses> {
  return read(fetch(`/api/uses?${new URLSearchParams({ collection, id: String(id) })}`), usesSchema);
}

/** Replaces a document everywhere and moves it to the trash. @throws Error with a sentence for the editor */
export async function replaceEverywhere(used: UsedItem, by: number): Promise<number> {
  const request = fetch('/api/replace-uses', jsonRequest({ ...used, by }));
  const { replaced } = await read(request, v.object({ replaced: v.number() }));
  return replaced;
}
