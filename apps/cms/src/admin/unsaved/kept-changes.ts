import { createStore, delMany, entries, set, type UseStore } from 'idb-keyval';
import {
  discardStoredChanges,
  giveUp,
  isGivenUp,
  type KeptChanges,
  noteStored,
  readStoredChanges,
  type WhereKept,
} from './stored-changes.ts';

const KEPT_MS = 7 * 24 * 3600 * 1000;

const random = () => Array.from(crypto.getRandomValues(new Uint32Array(4)), (n) => n.toString(36)).join('');

const PREFIX = 'keelstone-view-';
let view: string | undefined;

/**
 * The name of this page view. A lock of that name says to other tabs that it is still open: what it keeps is not
 * lost, and is not offered to them. The browser releases the lock when the tab closes or crashes.
 */
export function thisView(): string {
  if (view === undefined) {
    view = `${PREFIX}${random()}`;
    void navigator.locks?.request(view, () => new Promise(() => undefined)).catch(() => undefined);
  }
  return view;
}

async function openViews(): Promise<Set<string>> {
  // Undefined without a secure context: then everything is offered.
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return new Set(held.map(({ name }) => name ?? ''));
}

let opened: UseStore | undefined;
const store = () => {
  opened ??= createStore('keelstone-unsaved-changes', 'changes');
  return opened;
};

/** How changes name the document that they were typed for; a new document has no id. */
export const targetKey = ({
  global,
  collection,
  id,
}: {
  global?: string | undefined;
  collection?: string | undefined;
  id?: number | string | undefined;
}): string => global ?? `${collection}/${id ?? 'new'}`;

/** The id of a form that was just opened. */
export const newFormId = random;

/** Keeps changes, in place of earlier ones of the same form. */
export const keepChanges = async (changes: KeptChanges): Promise<void> => {
  if (!isGivenUp(changes.id)) await set(changes.id, changes, store());
};

/** Discards changes, here and on the server. */
export async function discardChanges(ids: string[]): Promise<void> {
  await Promise.all([delMany(ids, store()), discardStoredChanges(ids).catch(() => undefined)]);
}

/** What is kept, and whether another browser did so. */
export type LeftBehind = KeptChanges & { isElsewhere: boolean };

/** Whether it was kept of this person, and of this document and language, if it matters which. */
const isOf = ({ owner, target, language }: WhereKept, kept: KeptChanges) =>
  kept.owner === owner &&
  kept.target === (target ?? kept.target) &&
  kept.language === (language ?? kept.language);

/**
 * What a person left unsaved, newest first: in this tab and in closed ones of this browser, and in other browsers, open
 * or not.
 */
export async function readLeftChanges(where: WhereKept): Promise<LeftBehind[]> {
  const stored = await readStoredChanges(where).catch(() => []);
  const all = (await entries<string, KeptChanges>(store())).map(([, changes]) => changes);
  noteStored(all.map(({ id }) => id));
  await discardChanges(all.filter(({ at }) => at < Date.now() - KEPT_MS).map(({ id }) => id));
  const open = await openViews();
  const own = new Set(all.map(({ id }) => id));
  return [
    ...all.map((kept) => ({ ...kept, isElsewhere: false })),
    ...stored.filter(({ id }) => !own.has(id)).map((kept) => ({ ...kept, isElsewhere: true })),
  ]
    .filter(
      (kept) =>
        kept.at >= Date.now() - KEPT_MS &&
        isOf(where, kept) &&
        (kept.view === thisView() || !open.has(kept.view)),
    )
    .sort((a, b) => b.at - a.at);
}

/**
 * Looks for what a person left unsaved in a document and language, newest first, and discards what is not worth an offer.
 *
 * @param read what there is to offer of it; null if nothing
 */
export async function findLeftChanges<Offer>(
  where: Required<WhereKept>,
  read: (kept: LeftBehind) => Offer | null,
): Promise<(LeftBehind & Offer) | null> {
  for (const kept of await readLeftChanges(where)) {
    const offer = read(kept);
    if (offer) return { ...kept, ...offer };
    await discardChanges([kept.id]);
  }
  return null;
}

/** Discards what this view keeps of a document, in every language, before the page is loaded again. */
export async function discardChangesOf(target: string): Promise<void> {
  const all = (await entries<string, KeptChanges>(store())).map(([, changes]) => changes);
  const ids = all.filter((kept) => kept.view === thisView() && kept.target === target).map(({ id }) => id);
  giveUp(ids);
  await discardChanges(ids);
}
