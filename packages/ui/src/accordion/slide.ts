import { hideUntilFound } from '../anchor/until-found.ts';

/** Milliseconds (U-3). */
const DURATION = 250;

/** Shows or hides a panel. */
export type Move = (panel: HTMLElement, isShown: boolean) => void;

const underWay = new WeakMap<HTMLElement, Animation>();

/** Shows or hides a panel without animation. */
export const setShown: Move = (panel, isShown) => {
  underWay.get(panel)?.cancel();
  underWay.delete(panel);
  if (isShown) panel.removeAttribute('hidden');
  else hideUntilFound(panel);
};

/**
 * Slides a panel open or shut, from the current position of an earlier slide; without animation if the visitor
 * prefers reduced motion.
 */
export const slide: Move = (panel, isShown) => {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return setShown(panel, isShown);
  const from = panel.getBoundingClientRect().height;
  setShown(panel, true);
  const to = isShown ? panel.getBoundingClientRect().height : 0;
  const frame = (height: number) => ({ height: `${height}px`, overflow: 'clip' });
  const animation = panel.animate([frame(from), frame(to)], { duration: DURATION, easing: 'ease-out' });
  underWay.set(panel, animation);
  animation.onfinish = () => setShown(panel, isShown);
};
