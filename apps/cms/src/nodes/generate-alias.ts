import { toSlug } from '@keelstone/editing/fields/slug.ts';
import { languages } from '@keelstone/languages/languages.ts';
import { type ContentType, inTurn, type Language } from '@keelstone/model';
import type { PayloadRequest } from 'payload';
import { withTransactionOf } from '../database/transaction.ts';
import { RESERVED_SEGMENTS } from './alias-patterns.ts';

type AliasSource = { title?: unknown; suite?: unknown };

/**
 * Generates a node's path from the pattern of its type. Parts that are not known yet (a product without a suite)
 * are omitted.
 *
 * @returns null while the node has no title that yields a path
 */
export async function generateAlias(
  type: ContentType,
  fields: AliasSource,
  { language, req }: { language: Language; req: PayloadRequest },
): Promise<string | null> {
  const title = toSlug(typeof fields.title === 'string' ? fields.title : '', language);
  if (title === '') return null;
  const pattern = languages[language].contentTypes[type].path;
  const suite = pattern.includes('[suite]')
    ? toSlug(await suiteTitle(fields.suite, language, req), language)
    : '';
  const path = pattern.replace('[title]', title).replace('/[suite]', suite && `/${suite}`);
  const [, first = ''] = path.split('/');
  return RESERVED_SEGMENTS.has(first) ? `${path}-page` : path;
}

async function suiteTitle(suite: unknown, language: Language, req: PayloadRequest): Promise<string> {
  const id = typeof suite === 'object' && suite !== null ? (suite as { id?: unknown }).id : suite;
  if (typeof id !== 'number') return '';
  const options = {
    ...(await withTransactionOf(req)),
    collection: 'product_suite',
    id,
    depth: 0,
    draft: true,
    disableErrors: true,
  } as const;
  for (const locale of inTurn(language)) {
    const document = await req.payload.findByID({ ...options, locale, fallbackLocale: false });
    if (document?.title) return document.title;
  }
  return '';
}
