import { say } from '@keelstone/languages/say.ts';
import type { Language } from '@keelstone/model';
import { type CollectionSlug, createLocalReq, type Payload } from 'payload';
import { titleOf } from '../audit/title-of.ts';
import { findOtherHolder } from './edit-locks.ts';

/** Payload 3.90.1 says it in English only, and names neither the document nor who is editing it. */
const LOCKED = /^Document with ID \d+ is currently locked/;

/** Why a document of a selection was not changed; `message` as it is, unless somebody else is editing it. */
export async function explainLock(
  payload: Payload,
  { slug, id, locale, message }: { slug: string; id: unknown; locale: Language; message: string },
): Promise<string> {
  const collection = payload.collections[slug as CollectionSlug]?.config;
  if (!collection || typeof id !== 'number' || !LOCKED.test(message)) return message;
  const req = await createLocalReq({ locale }, payload);
  const holder = await findOtherHolder(req, { collection, id });
  const document = await payload.findByID({
    collection: collection.slug,
    id,
    req,
    draft: true,
    depth: 0,
    trash: true,
    disableErrors: true,
  });
  return say('“{title}” was not changed, because {name} is editing it.', {
    title: (document && titleOf(collection, document)) || String(id),
    name: holder?.name ?? say('Somebody'),
  });
}
