import { Breakable } from '@keelstone/ui/breakable/breakable.tsx';
import { Heading } from '@keelstone/ui/heading/heading.tsx';
import type { HeadingLevel } from '@keelstone/ui/heading/heading-level.ts';
import type { LocalizedLink } from '@keelstone/ui/link/localized-link.ts';
import styles from './product-suite-explorer.module.css';

/** A product of a suite, as a localized link. */
export function SuiteProduct({ product, level }: { product: LocalizedLink; level: HeadingLevel }) {
  const { title, path, excerpt, language, remark } = product;
  return (
    <li className={styles.product}>
      <Heading level={level}>
        <a href={path} lang={language} hrefLang={language}>
          <Breakable text={title} />
        </a>
        {remark && <small className={styles.remark}>{remark}</small>}
      </Heading>
      {excerpt && <p lang={language}>{excerpt}</p>}
    </li>
  );
}
