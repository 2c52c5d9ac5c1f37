/** What a browser keeps, for `vi.mock('idb-keyval', …)`. */
export const browser = new Map<string, Record<string, unknown>>();

export const createStore = () => undefined;
export const entries = async () => [...browser];
export const set = async (id: string, kept: Record<string, unknown>) => void browser.set(id, kept);
export const delMany = async (ids: string[]) => {
  for (const id of ids) browser.delete(id);
};
