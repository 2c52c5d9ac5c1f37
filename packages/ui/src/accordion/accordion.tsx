import type { ReactNode } from 'react';
import { Heading } from '../heading/heading.tsx';
import type { HeadingLevel } from '../heading/heading-level.ts';
import styles from './accordion.module.css';
import { type AccordionOptions, accordionAttributes } from './accordion-options.ts';

export type AccordionItem = {
  /** The part of the address after `#` that opens the item; unique on its page, without an underscore. */
  anchor: string;
  title: string;
  content: ReactNode;
  /** The item can be neither opened nor closed. */
  isDisabled?: boolean | undefined;
};

type AccordionProps = AccordionOptions & { items: AccordionItem[]; headingLevel: HeadingLevel };

/**
 * Collapsible items (U-3). Without scripts all are open, each under its heading; start-accordions.ts turns the
 * headings into buttons. The first item is open initially.
 */
export function Accordion({ items, headingLevel, ...options }: AccordionProps) {
  return (
    <div className={styles.accordion} data-accordion {...accordionAttributes(options)}>
      {items.map(({ anchor, title, content, isDisabled }, position) => (
        <div
          key={anchor}
          id={anchor}
          className={styles.item}
          data-open-at-start={position === 0 || undefined}
          data-disabled={isDisabled || undefined}
        >
          <Heading className={styles.heading} level={headingLevel}>
            {title}
          </Heading>
          <div className={styles.panel} id={`panel_${anchor}`}>
            <div className={styles.content}>{content}</div>
          </div>
        </div>
      ))}
    </div>
  );
}
