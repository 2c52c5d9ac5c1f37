import { SectionList } from '../../sections/section-list.tsx';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { DateText } from '../../ui/date/date-text.tsx';
import { Facts } from '../../ui/facts/facts.tsx';
import { RichText } from '../../ui/rich-text/rich-text.tsx';
import { subjectFacts } from '../node-facts.tsx';
import type { NodePageProps } from '../node-page-props.ts';
import { formatBytes, formatName } from './file-facts.ts';
import styles from './page.module.css';
import { Sheet } from './sheet.tsx';

/** A resource: the document lies on the left, and on the right is what it is and how to get it. */
export function ResourcePage({ node, around }: NodePageProps<'resource'>) {
  const { messages, language } = around;
  const { asset } = node;
  const linkText = node.resourceTypes.find((type) => type.linkText)?.linkText ?? messages.download;
  return (
    <article data-accent={around.accentOf(node)}>
      <div className={`frame grid ${styles.desk}`}>
        <div className={styles.sheet}>
          <Sheet title={node.title} types={node.resourceTypes} fallback={messages.contentTypes.resource} />
        </div>
        <div className={styles.words}>
          <p className="label">
            {node.resourceTypes.map(({ label }) => label).join(', ') || messages.contentTypes.resource}
          </p>
          <h1>{node.title}</h1>
          {asset && (
            <p className={styles.action}>
              <ButtonLink url={asset.url} title={linkText} icon="download" />
            </p>
          )}
          <div className={styles.text}>
            <RichText blocks={node.body} />
          </div>
          <div className={styles.facts}>
            <Facts
              facts={[
                { label: messages.published, value: <DateText seconds={node.created} language={language} /> },
                asset ? { label: messages.format, value: formatName(asset) } : null,
                asset ? { label: messages.size, value: formatBytes(asset.bytes, language) } : null,
                ...subjectFacts(node, around),
              ]}
            />
          </div>
        </div>
      </div>
      <SectionList sections={node.sections} context={around.sectionContext} />
    </article>
  );
}
