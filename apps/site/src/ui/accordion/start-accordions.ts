import { followAnchor } from '../anchor/anchor.ts';
import { moveFocusByKey } from '../focus/move-focus-by-key.ts';
import { AccordionBehaviour } from './accordion-behaviour.ts';
import { createItemView, makeRegions, whenItemFound } from './accordion-item-view.ts';
import { readAccordionOptions } from './accordion-options.ts';
import { setShown } from './slide.ts';

/** Regions are landmarks: more of them at once than this are a crowd (ARIA Authoring Practices). */
const MOST_REGIONS = 6;

/** Adds behaviour to every accordion of the page. */
export function startAccordions(): void {
  for (const root of document.querySelectorAll<HTMLElement>('[data-accordion]')) startAccordion(root);
}

function startAccordion(root: HTMLElement): void {
  const options = readAccordionOptions(root);
  const items = ([...root.children] as HTMLElement[]).map(createItemView);
  const behaviour = new AccordionBehaviour(items, options);
  if (!options.allowsSeveralOpen || items.length <= MOST_REGIONS) makeRegions(items);
  whenItemFound(items, (item) => behaviour.open(item, setShown));
  for (const item of items) item.button.addEventListener('click', () => behaviour.toggle(item));
  const buttons = items.map(({ button }) => button);
  root.addEventListener('keydown', (event) => moveFocusByKey(event, buttons, 'vertical'));
  root.setAttribute('data-started', '');
  followAnchor((anchor, isFirst) => behaviour.follow(anchor, isFirst));
}
