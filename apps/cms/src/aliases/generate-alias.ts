import { toSlug } from '@keelstone/editing/fields/slug.ts';
import { languages } from '@keelstone/languages/languages.ts';
import { type ContentType, inTurn, type Language } from '@keelstone/model';
import type { PayloadRequest } from 'payload';
import { withTransactionOf } from '../database/transaction.ts';
import { RESERVED_SEGMENTS } from './alias-patterns.ts';

type AliasSource = { title?: unknown; suite?: unknown };

/**
 * A path by the pattern of its type.
 *
 * @param suite the title of the suite, for patterns that contain it; may be empty
 * @returns null while there is no title that yields a path
 */
export function aliasFrom(
  type: ContentType,
  title: string,
  suite: string,
  language: Language,
): string | null {
  const own = toSlug(title, language);
  if (own === '') return null;
  const parent = toSlug(suite, language);
  const { path: pattern } = languages[language].contentTypes[type];
  const path = pattern.replace('[title]', own).replace('/[suite]', parent && `/${parent}`);
  const [, first = ''] = path.split('/');
  return RESERVED_SEGMENTS.has(first) ? `${path}-page` : path;
}

/**
 * Generates a node's path from the pattern of its type. Parts that are not known yet (a product without a suite)
 * are omitted.
 *
 * @returns null while the node has no title that yields a path
 */
export async function generateAlias(
  type: ContentType,
  { title, suite }: AliasSource,
  { language, req }: { language: Language; req: PayloadRequest },
): Promise<string | null> {
  const hasSuite = languages[language].contentTypes[type].path.includes('[suite]');
  const parent = hasSuite ? await suiteTitle(suite, language, req) : '';
  return aliasFrom(type, typeof title === 'string' ? title : '', parent, language);
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
