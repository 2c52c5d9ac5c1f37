/** Longer than texts take, so that one that never settles cannot keep a form from being saved. */
const LONGEST_MS = 3000;
const LOOK_EVERY_MS = 20;
/** A text inside a block settles first, and then the text around it, which takes a moment to begin. */
const QUIET_MS = 60;

/** The texts whose form does not have yet what was typed. */
const unsettled = new Set<object>();
let lastStep = Number.NEGATIVE_INFINITY;

/** A text that hands what is typed to its form later than it is typed. */
export type WatchedText = {
  /** Call it for each change of the text. */
  typed(): void;
  /** Call it when the form has the last of them, and when the text goes away. */
  handedOver(): void;
};

/** Watches a text, so that saves wait for it. */
export function watchText(): WatchedText {
  const text = {};
  return {
    typed: () => {
      unsettled.add(text);
      lastStep = performance.now();
    },
    handedOver: () => {
      if (unsettled.delete(text)) lastStep = performance.now();
    },
  };
}

/** Whether the forms have what was typed into the texts. */
export const areTextsSettled = (): boolean => unsettled.size === 0;

const areQuiet = () => areTextsSettled() && performance.now() - lastStep >= QUIET_MS;

/** Waits until the forms have what was typed into the texts. */
export async function settleTexts(): Promise<void> {
  const until = performance.now() + LONGEST_MS;
  while (!areQuiet() && performance.now() < until)
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
}

/** The saves that are under way, until the form shows what was saved. */
const saves = new Set<Promise<unknown>>();

const aMoment = () => new Promise((resolve) => setTimeout(resolve, QUIET_MS));

/** Lets changes of rows wait until a save has ended. @returns the save */
export function holdingChanges<Result>(save: Promise<Result>): Promise<Result> {
  const held: Promise<unknown> = save.then(aMoment, aMoment).then(() => saves.delete(held));
  saves.add(held);
  return save;
}

/**
 * Changes the rows of a form when it has what was typed: a text hands that to the place where it was when it was typed,
 * and there is another text by then. A save is waited for, because Payload puts the rows that were saved over those that
 * are there.
 */
export function whenTextsSettled(change: () => void): void {
  if (saves.size > 0) void Promise.all(saves).then(() => whenTextsSettled(change));
  else if (areQuiet()) change();
  else void settleTexts().then(() => (saves.size > 0 ? whenTextsSettled(change) : change()));
}
