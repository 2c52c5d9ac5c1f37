/** How an accordion behaves; the default of each option is given in U-3. */
export type AccordionOptions = {
  /** Several items may be open at the same time. */
  allowsSeveralOpen?: boolean;
  /** The last open item may be closed. */
  allowsAllClosed?: boolean;
  /** No item can be opened or closed. */
  isDisabled?: boolean;
  /** The address does not open an item, and opening one does not change the address. */
  ignoresAddress?: boolean;
  /** Opening an item adds a history entry, so that Back returns to the one that was open before. */
  addsToHistory?: boolean;
};

/** Options as attributes, so that the server's markup tells the script how to behave. */
export function accordionAttributes(options: AccordionOptions) {
  return {
    'data-several-open': options.allowsSeveralOpen || undefined,
    'data-all-closed': options.allowsAllClosed || undefined,
    'data-disabled': options.isDisabled || undefined,
    'data-ignores-address': options.ignoresAddress || undefined,
    'data-adds-to-history': options.addsToHistory || undefined,
  };
}

/** Reads the options from the markup. */
export function readAccordionOptions(root: HTMLElement): Required<AccordionOptions> {
  return {
    allowsSeveralOpen: root.hasAttribute('data-several-open'),
    allowsAllClosed: root.hasAttribute('data-all-closed'),
    isDisabled: root.hasAttribute('data-disabled'),
    ignoresAddress: root.hasAttribute('data-ignores-address'),
    addsToHistory: root.hasAttribute('data-adds-to-history'),
  };
}
