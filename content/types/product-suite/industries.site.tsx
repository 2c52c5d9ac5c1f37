import { Breakable } from '@keelstone/ui/breakable/breakable.tsx';
import { HeadedSection } from '@keelstone/ui/pages/headed-section.tsx';
import type { PageContext } from '@keelstone/ui/pages/node-page-props.ts';
import type { PublishedNodeOf } from '../types.model.ts';
import styles from './industries.module.css';

type IndustriesProps = { node: PublishedNodeOf<'product_suite'>; page: PageContext };

/** The industries that the suite serves; each links to a search for its content. */
export function Industries({ node, page }: IndustriesProps) {
  if (node.industries.length === 0) return null;
  return (
    <HeadedSection heading={page.messages.industriesServed}>
      <ul className={styles.industries}>
        {node.industries.map(({ id, label, language }) => (
          <li key={id} lang={language}>
            <a href={page.searchUrl('industries', label)}>
              <Breakable text={label} />
            </a>
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
