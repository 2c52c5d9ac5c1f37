import type { Language } from '@keelstone/model';
import { type Endpoint, Forbidden } from 'payload';
import { NO_STORE } from '../../access/endpoint.ts';
import { isStaff } from '../../access/roles.ts';
import { readerOf } from '../../database/transaction.ts';
import { EVERYTHING, readContentQuery } from '../content-query.ts';
import { describeContent } from '../describe-content.ts';
import { findContent } from '../find-content.ts';
import { listTextsOf } from '../list-texts.ts';

/** As many as are seen without scrolling. */
const MOST = 8;

/** A page to go to, with the language in which its form should open. */
export type PageEntry = { type: string; id: number; language: Language; title: string; kind: string };

/** `GET /api/content/pages?search=risk`: pages by words of a title, those changed last first. */
export const paletteEndpoint: Endpoint = {
  path: '/content/pages',
  method: 'get',
  handler: async (req) => {
    if (!isStaff(req)) throw new Forbidden(req.t);
    const { search } = readContentQuery({ search: String(req.query.search ?? '') });
    const source = { payload: req.payload, executor: await readerOf(req) };
    const { found } = await findContent(source, { ...EVERYTHING, search }, { limit: MOST });
    const { types, messages } = listTextsOf(req);
    const pages = (await describeContent(source, found)).map(
      ({ type, id, language, title }): PageEntry => ({
        type,
        id,
        language,
        title: title || messages.untitled,
        kind: types[type],
      }),
    );
    return Response.json({ pages }, NO_STORE);
  },
};
