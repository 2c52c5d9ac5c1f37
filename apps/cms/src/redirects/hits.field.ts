import { type RedirectHits, readRedirectHits } from '@keelstone/outbox';
import type { Field, PayloadRequest } from 'payload';
import { readerOf } from '../database/transaction.ts';

type Batch = { paths: Set<string>; hits: Promise<Map<string, RedirectHits>> };

/** By request context: paths that are waiting to be queried. */
const batches = new WeakMap<object, Batch>();

const soon = () => new Promise((resolve) => setImmediate(resolve));

async function read(req: PayloadRequest, paths: Set<string>): Promise<Map<string, RedirectHits>> {
  await soon();
  batches.delete(req.context);
  return readRedirectHits(await readerOf(req), [...paths]);
}

/** Batches the lookups of a list into one query, although each redirect is looked up separately. */
async function hitsOf(from: string | undefined, req: PayloadRequest): Promise<RedirectHits | undefined> {
  if (!from) return undefined;
  let batch = batches.get(req.context);
  if (!batch) {
    const paths = new Set<string>();
    batch = { paths, hits: read(req, paths) };
    batches.set(req.context, batch);
  }
  batch.paths.add(from);
  return (await batch.hits).get(from);
}

/** How often a redirect was used. Counted by the site, read from its counters, and not stored in the CMS. */
export const hitsFields: Field[] = [
  {
    name: 'hits',
    label: 'Taken',
    type: 'number',
    virtual: true,
    hooks: { afterRead: [async ({ data, req }) => (await hitsOf(data?.from, req))?.hits ?? 0] },
    admin: {
      readOnly: true,
      position: 'sidebar',
      description: 'How often visitors were sent on. It is some seconds old.',
    },
  },
  {
    name: 'lastHit',
    label: 'Last taken',
    type: 'date',
    virtual: true,
    hooks: {
      afterRead: [async ({ data, req }) => (await hitsOf(data?.from, req))?.lastHit.toISOString() ?? null],
    },
    admin: {
      readOnly: true,
      position: 'sidebar',
      date: { pickerAppearance: 'dayAndTime' },
      description: 'A redirect that nobody takes any more may be deleted.',
    },
  },
];
