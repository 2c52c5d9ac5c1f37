/** How an accordion behaves; what an attribute does not say is as U-3 has it by default. */
export type AccordionOptions = {
  /** Several items may be open at once. */
  allowsSeveralOpen?: boolean;
  /** The last open item may be closed. */
  allowsAllClosed?: boolean;
  /** Nothing opens or closes. */
  isDisabled?: boolean;
  /** The address does not choose an item, and choosing one does not change the address. */
  ignoresAddress?: boolean;
  /** Back returns to the item that was open before. */
  addsToHistory?: boolean;
};

/** Options as attributes, so that the markup from the server says how it is to behave. */
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
