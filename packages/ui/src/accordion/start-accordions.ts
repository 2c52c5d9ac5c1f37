import { followAnchor } from '../anchor/anchor.ts';
import { moveFocusByKey } from '../focus/move-focus-by-key.ts';
import { AccordionBehaviour } from './accordion-behaviour.ts';
import { createItemView, whenItemFound } from './accordion-item-view.ts';
import { readAccordionOptions } from './accordion-options.ts';
import { setShown } from './slide.ts';

const NEW = '[data-accordion]:not([data-started])';
let occasion: 'load' | 'renewal' = 'load';

/** Adds behaviour to every accordion of the page that does not have it yet. */
export function startAccordions(): void {
  for (const root of document.querySelectorAll<HTMLElement>(NEW)) startAccordion(root, occasion);
  occasion = 'renewal';
}

function startAccordion(root: HTMLElement, now: typeof occasion): void {
  const options = readAccordionOptions(root);
  const items = ([...root.children] as HTMLElement[]).map(createItemView);
  const behaviour = new AccordionBehaviour(items, options);
  whenItemFound(items, (item) => behaviour.open(item, setShown));
  for (const item of items) item.button.addEventListener('click', () => behaviour.toggle(item));
  const buttons = items.map(({ button }) => button);
  root.addEventListener('keydown', (event) => moveFocusByKey(event, buttons, 'vertical'));
  root.setAttribute('data-started', '');
  followAnchor(now, (anchor, why) => behaviour.follow(anchor, why));
}
