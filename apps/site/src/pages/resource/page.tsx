import { SectionList } from '../../sections/section-list.tsx';
import { Breakable } from '../../ui/breakable/breakable.tsx';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { nameFileType } from '../../ui/download/file-type.ts';
import { formatBytes } from '../../ui/download/format-bytes.ts';
import { Facts } from '../../ui/facts/facts.tsx';
import { Recording } from '../../ui/recording/recording.tsx';
import { RichText } from '../../ui/rich-text/rich-text.tsx';
import { subjectFacts } from '../node-facts.tsx';
import type { NodePageProps, Surroundings } from '../node-page-props.ts';
import { Related } from '../related.tsx';
import styles from './page.module.css';
import { resourceFacts } from './resource-facts.tsx';
import { Sheet } from './sheet.tsx';

/** A resource: the document lies on the left, and on the right is what it is and how to get it. A recording plays there. */
export function ResourcePage({ node, around }: NodePageProps<'resource'>) {
  const { messages, language, sectionContext } = around;
  const { asset, recording, resourceTypes } = node;
  const linkText = resourceTypes.find((type) => type.linkText)?.linkText ?? messages.download;
  const facts = <Facts facts={[...resourceFacts(node, around), ...subjectFacts(node, around)]} />;
  const isRecording = recording !== null && asset === null;
  return (
    <article data-accent={around.accentOf(node)}>
      <div className={`frame grid ${styles.desk}`} data-kind={isRecording ? 'recording' : 'document'}>
        <div className={styles.words}>
          <p className="label">
            {resourceTypes.map(({ label }) => label).join(', ') || messages.contentTypes.resource}
          </p>
          <h1>
            <Breakable text={node.title} />
          </h1>
          {asset && (
            <p className={styles.action}>
              <ButtonLink url={asset.url} title={linkText} icon="download" />
              <span className={styles.file}>
                {nameFileType(asset)}, {formatBytes(asset.bytes, language)}
              </span>
            </p>
          )}
          {recording && (
            <div className={styles.recording}>
              <Recording
                recording={recording}
                words={sectionContext.messages.recording}
                language={language}
              />
            </div>
          )}
          {node.body.length > 0 && (
            <div className={styles.text}>
              <RichText blocks={node.body} />
            </div>
          )}
          {!isRecording && <div className={styles.facts}>{facts}</div>}
        </div>
        {isRecording ? (
          <div className={styles.margin}>{facts}</div>
        ) : (
          <div className={styles.sheet}>
            <Sheet
              title={node.title}
              types={resourceTypes}
              fallback={messages.contentTypes.resource}
              preview={node.preview}
              foot={footOf(node, around)}
            />
          </div>
        )}
      </div>
      <SectionList sections={node.sections} context={sectionContext} />
      <Related around={around} />
    </article>
  );
}

/** `2nd, March 2026 · Pages: 12` */
function footOf(
  { edition, pageCount }: NodePageProps<'resource'>['node'],
  { messages }: Surroundings,
): string {
  return [edition, pageCount && `${messages.pages}: ${pageCount}`].filter(Boolean).join(' · ');
}
