import { currentAnchor, type Occasion, writeAnchor } from '../anchor/anchor.ts';
import { scrollSoonTo } from '../anchor/scroll-to.ts';
import { describeItem, type ItemView } from './accordion-item-view.ts';
import type { AccordionOptions } from './accordion-options.ts';
import { type Move, setShown, slide } from './slide.ts';

/** Open panels are landmark regions: more than this many clutter the page (ARIA Authoring Practices). */
const MOST_REGIONS = 6;

/** Holds which items of one accordion are open (U-3), and updates the document accordingly. */
export class AccordionBehaviour {
  readonly #items: readonly ItemView[];
  readonly #options: AccordionOptions;
  readonly #openAtStart: ReadonlySet<ItemView>;
  /** As sent by the server, all items are open. */
  #open: ReadonlySet<ItemView>;

  constructor(items: readonly ItemView[], options: AccordionOptions) {
    this.#items = items;
    this.#options = options;
    this.#openAtStart = new Set(items.filter(({ element }) => element.hasAttribute('data-open-at-start')));
    this.#open = new Set(items);
    this.#show(this.#openAtStart, setShown);
    // An item that cannot be opened must not be found by find-in-page either.
    for (const item of items) {
      if (this.#isDisabled(item)) item.panel.hidden = item.panel.hasAttribute('hidden');
    }
  }

  /** Handles a click on an item's button. The last open item stays open unless all may be closed. */
  toggle(item: ItemView): void {
    if (this.#isLocked(item)) return;
    const { ignoresAddress, addsToHistory } = this.#options;
    const isOpening = !this.#open.has(item);
    if (isOpening) this.open(item, slide);
    else this.#show(new Set([...this.#open].filter((other) => other !== item)), slide);
    if (ignoresAddress) return;
    // The address must not name an item that is not open.
    if (isOpening) writeAnchor(item.element.id, addsToHistory);
    else if (currentAnchor() === item.element.id) writeAnchor('', addsToHistory);
  }

  open(item: ItemView, move: Move): void {
    const { allowsSeveralOpen } = this.#options;
    const stay = [...this.#open].filter((other) => allowsSeveralOpen || this.#isDisabled(other));
    this.#show(new Set([...stay, item]), move);
  }

  /**
   * Opens what the address names: an item, or the item that contains the target. Without an anchor, restores the
   * initial state.
   */
  follow(anchor: string, occasion: Occasion): void {
    if (this.#options.ignoresAddress) return;
    if (anchor === '') {
      if (occasion === 'change') this.#show(this.#openAtStart, slide);
      return;
    }
    const target = document.getElementById(anchor);
    const item = target && this.#items.find(({ element }) => element.contains(target));
    if (!item || this.#isDisabled(item)) return;
    // Do not animate content that was not visible before, nor while the browser scrolls to a target inside.
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

  /** Neither a click nor the address opens or closes such an item. */
  #isDisabled({ isDisabled }: ItemView): boolean {
    return isDisabled || this.#options.isDisabled === true;
  }
}
