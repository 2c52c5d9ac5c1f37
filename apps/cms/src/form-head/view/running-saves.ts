/** By the form that sent it, whether its last save has everything that the form has. */
const saves = new WeakMap<object, Promise<boolean>>();

/** @param save resolves to whether everything is saved */
export function recordSave(form: object, save: Promise<boolean>): void {
  // One that fails says so itself.
  saves.set(
    form,
    save.catch(() => false),
  );
}

/** Does something once the save that is under way, or was the last one, has ended and has everything. */
export async function whenAllIsSaved(form: object, then: () => void): Promise<void> {
  if (await saves.get(form)) then();
}
