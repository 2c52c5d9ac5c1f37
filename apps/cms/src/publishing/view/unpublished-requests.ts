import { LANGUAGES } from '@keelstone/model/language';
import * as v from 'valibot';
import { readResponse } from '../../admin/read-response.ts';
import type { Publication } from '../unpublished-languages.ts';

const publicationSchema = v.object({
  languages: v.array(
    v.object({
      language: v.picklist(LANGUAGES),
      title: v.string(),
      change: v.picklist(['added', 'changed', 'removed']),
    }),
  ),
  published: v.array(
    v.object({ language: v.picklist(LANGUAGES), title: v.string(), address: v.nullable(v.string()) }),
  ),
});

/** Languages with saved but unpublished changes, and what is published. @throws Error with a sentence for the editor */
export const fetchPublication = (collection: string, id: number | string): Promise<Publication> =>
  readResponse(fetch(`/api/${collection}/${id}/unpublished`), publicationSchema);
