/** After a save, its answer and what follows from it are in the page within these times, in milliseconds. */
const SETTLING_MS = [0, 100, 500];

const isUsable = (element: Element) => element.isConnected && !element.matches(':disabled');

/**
 * Fields and buttons are disabled while something is saved, which takes the focus from the one that somebody is using;
 * and a button that was pressed by key may be gone afterwards: then what it stood in has the focus, so that Tab goes on
 * from there.
 *
 * @returns a function that gives the focus back, unless something else has it
 */
export function focusToReturn(): () => void {
  const { activeElement: element } = document;
  if (!(element instanceof HTMLElement) || !element.matches(':focus-visible')) return () => undefined;
  const around: HTMLElement[] = [];
  for (let place = element.parentElement; place && place !== document.body; place = place.parentElement)
    around.push(place);
  const giveBack = () => {
    if (document.activeElement !== document.body) return;
    if (isUsable(element)) return element.focus({ preventScroll: true });
    if (!element.matches('button, a')) return;
    const place = around.find((each) => each.isConnected);
    place?.setAttribute('tabindex', '-1');
    place?.focus({ preventScroll: true });
  };
  return () => {
    for (const wait of SETTLING_MS) setTimeout(() => requestAnimationFrame(giveBack), wait);
  };
}
