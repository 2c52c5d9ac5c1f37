import type { ReactNode } from 'react';
import { Breakable } from '../breakable/breakable.tsx';
import styles from './tabs.module.css';

export type Tab = {
  /** The part of the address after `#` that selects the tab; unique on its page, without an underscore. */
  anchor: string;
  label: string;
  /** Language of the label, if it differs from the page's. */
  language?: string;
  /** Name of a suite's accent. */
  accent?: string | null;
  /** Must begin with a heading: without scripts all panels are shown one below the other. */
  content: ReactNode;
};

type TabsProps = {
  tabs: Tab[];
  /** What the tabs choose between, for screen readers. */
  label: string;
  /** Tabs are beside their panels from 1024 px on; below that width, and otherwise always, in rows above them. */
  isVertical?: boolean;
};

/**
 * Shows one of several panels at a time. Without scripts the tabs are links to the panels, all of which are
 * visible; start-tabs.ts turns them into tabs.
 */
export function Tabs({ tabs, label, isVertical = false }: TabsProps) {
  return (
    <div className={styles.tabs} data-tabs={isVertical ? 'vertical' : 'horizontal'}>
      <ul className={styles.list} aria-label={label} data-print="no">
        {tabs.map((tab) => (
          <li key={tab.anchor} data-accent={tab.accent ?? undefined}>
            <a id={`tab_${tab.anchor}`} href={`#${tab.anchor}`}>
              <span lang={tab.language}>
                <Breakable text={tab.label} />
              </span>
            </a>
          </li>
        ))}
      </ul>
      <div className={styles.panels}>
        {tabs.map((tab) => (
          <div
            key={tab.anchor}
            id={tab.anchor}
            className={styles.panel}
            data-accent={tab.accent ?? undefined}
          >
            {tab.content}
          </div>
        ))}
      </div>
    </div>
  );
}
