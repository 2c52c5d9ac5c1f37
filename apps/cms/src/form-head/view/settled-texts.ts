/** Longer than texts take, so that one that never settles cannot keep a form from being saved. */
const LONGEST_MS = 3000;
const LOOK_EVERY_MS = 20;
/** A text inside a block settles first, and then the text around it. */
const LOOKS_IN_A_ROW = 3;

type IsSettled = () => boolean;
const texts = new Set<IsSettled>();

/**
 * Names a text that hands what is typed to its form later than it is typed.
 *
 * @returns a function that ends this
 */
export function watchText(isSettled: IsSettled): () => void {
  texts.add(isSettled);
  return () => texts.delete(isSettled);
}

/** Whether the forms have what was typed into the texts. */
export const areTextsSettled = (): boolean => [...texts].every((isSettled) => isSettled());

/** Waits until the forms have what was typed into the texts. */
export async function settleTexts(): Promise<void> {
  if (texts.size === 0) return;
  const until = performance.now() + LONGEST_MS;
  for (let looks = 0; looks < LOOKS_IN_A_ROW && performance.now() < until; ) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    looks = areTextsSettled() ? looks + 1 : 0;
  }
}
