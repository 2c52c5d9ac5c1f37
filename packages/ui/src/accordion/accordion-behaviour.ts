import { currentAnchor, type Occasion, writeAnchor } from '../anchor/anchor.ts';
import { scrollSoonTo } from '../anchor/scroll-to.ts';
import { describeItem, type ItemView } from './accordion-item-view.ts';
import type { AccordionOptions } from './accordion-options.ts';
import { type Move, setShown, slide } from './slide.ts';

/** Regions are landmarks: more of them at once than this are a crowd (ARIA Authoring Practices). */
const MOST_REGIONS = 6;

/** Which items of one accordion are open (U-3). The document only shows what is kept here. */
export class AccordionBehaviour {
  readonly #items: readonly ItemView[];
  readonly #options: AccordionOptions;
  readonly #openAtStart: ReadonlySet<ItemView>;
  /** As the server sent them: all of them. */
  #open: ReadonlySet<ItemView>;

  constructor(items: readonly ItemView[], options: AccordionOptions) {
    this.#items = items;
    this.#options = options;
    this.#openAtStart = new Set(items.filter(({ element }) => element.hasAttribute('data-open-at-start')));
    this.#open = new Set(items);
    this.#show(this.#openAtStart, setShown);
    // What cannot be opened is not to be found either.
    for (const item of items) {
      if (this.#isDisabled(item)) item.panel.hidden = item.panel.hasAttribute('hidden');
    }
  }

  /** What a click on an item's button does. The last open item stays open, unless all may be closed. */
  toggle(item: ItemView): void {
    if (this.#isLocked(item)) return;
    const { ignoresAddress, addsToHistory } = this.#options;
    const isOpening = !this.#open.has(item);
    if (isOpening) this.open(item, slide);
    else this.#show(new Set([...this.#open].filter((other) => other !== item)), slide);
    if (ignoresAddress) return;
    // An address must not say that an item is open which is not.
    if (isOpening) writeAnchor(item.element.id, addsToHistory);
    else if (currentAnchor() === item.element.id) writeAnchor('', addsToHistory);
  }

  open(item: ItemView, move: Move): void {
    const { allowsSeveralOpen } = this.#options;
    const stay = [...this.#open].filter((other) => allowsSeveralOpen || this.#isDisabled(other));
    this.#show(new Set([...stay, item]), move);
  }

  /** Opens what the address names: an item, or the item that holds something. No anchor at all is as at the start. */
  follow(anchor: string, occasion: Occasion): void {
    if (this.#options.ignoresAddress) return;
    if (anchor === '') {
      if (occasion === 'change') this.#show(this.#openAtStart, slide);
      return;
    }
    const target = document.getElementById(anchor);
    const item = target && this.#items.find(({ element }) => element.contains(target));
    if (!item || this.#isDisabled(item)) return;
    // Nothing slides where nothing was seen before, nor while the browser scrolls to what is inside.
    this.open(item, occasion === 'change' && target === item.element ? slide : setShown);
    if (occasion !== 'renewal') scrollSoonTo(target);
  }

  #show(open: ReadonlySet<ItemView>, move: Move): void {
    const changed = this.#items.filter((item) => open.has(item) !== this.#open.has(item));
    this.#open = open;
    for (const item of changed) move(item.panel, open.has(item));
    for (const item of this.#items) {
      const isOpen = open.has(item);
      const isRegion = isOpen && open.size <= MOST_REGIONS;
      describeItem(item, { isOpen, isLocked: this.#isLocked(item), isRegion });
    }
  }

  #isLocked(item: ItemView): boolean {
    const isLastOpen = this.#open.size === 1 && this.#open.has(item);
    return this.#isDisabled(item) || (!this.#options.allowsAllClosed && isLastOpen);
  }

  /** Neither a click nor the address opens or closes it. */
  #isDisabled({ isDisabled }: ItemView): boolean {
    return isDisabled || this.#options.isDisabled === true;
  }
}
