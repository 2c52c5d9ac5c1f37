import { createStore, delMany, entries, set, type UseStore } from 'idb-keyval';

/** What somebody typed into a form and has not saved, as the browser keeps it. */
export type KeptChanges = {
  /** Of the form in which it was typed. */
  id: string;
  /** The page view of that form: a tab, from one load to the next. */
  view: string;
  owner: number | string;
  /** The document, named by `targetKey`. */
  target: string;
  language: string;
  /** The version of the document that the form started from; null for a new one. */
  base: string | null;
  /** Milliseconds since 1970. */
  at: number;
  data: Record<string, unknown>;
};

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
export const keepChanges = (changes: KeptChanges): Promise<void> => set(changes.id, changes, store());

export const forgetChanges = (ids: string[]): Promise<void> => delMany(ids, store());

/** What a person left unsaved in a document and language, newest first: in tabs that are closed, and in this one. */
export async function readLeftChanges(
  where: Pick<KeptChanges, 'owner' | 'target' | 'language'>,
): Promise<KeptChanges[]> {
  const all = (await entries<string, KeptChanges>(store())).map(([, changes]) => changes);
  await forgetChanges(all.filter(({ at }) => at < Date.now() - KEPT_MS).map(({ id }) => id));
  const open = await openViews();
  return all
    .filter(
      (kept) =>
        kept.at >= Date.now() - KEPT_MS &&
        kept.owner === where.owner &&
        kept.target === where.target &&
        kept.language === where.language &&
        (kept.view === thisView() || !open.has(kept.view)),
    )
    .sort((a, b) => b.at - a.at);
}

/** Forgets what this view keeps of a document, in every language. */
export async function forgetChangesOf(target: string): Promise<void> {
  const all = (await entries<string, KeptChanges>(store())).map(([, changes]) => changes);
  await forgetChanges(
    all.filter((kept) => kept.view === thisView() && kept.target === target).map(({ id }) => id),
  );
}
