import { Breakable } from '@keelstone/ui/breakable/breakable.tsx';
import { ButtonLink } from '@keelstone/ui/button/button-link.tsx';
import { DateText } from '@keelstone/ui/date/date-text.tsx';
import { nameFileType } from '@keelstone/ui/download/file-type.ts';
import { formatBytes } from '@keelstone/ui/download/format-bytes.ts';
import { type Fact, Facts } from '@keelstone/ui/facts/facts.tsx';
import { subjectFacts } from '@keelstone/ui/pages/node-facts.tsx';
import type { NodePageProps, PageContext } from '@keelstone/ui/pages/node-page-props.ts';
import { Related } from '@keelstone/ui/pages/related.tsx';
import { authorsFact } from '@keelstone/ui/people/person-line.tsx';
import { Recording } from '@keelstone/ui/recording/recording.tsx';
import { RichText } from '@keelstone/ui/rich-text/rich-text.tsx';
import { TermNames } from '@keelstone/ui/tag/term-names.tsx';
import { SectionList } from '../../sections/section-list.site.tsx';
import type { TypeSite } from '../type-site.ts';
import type { PublishedNodeOf } from '../types.model.ts';
import { resourceGraphql } from './resource.graphql.ts';
import { resourceMarkdown } from './resource.markdown.ts';
import styles from './resource.module.css';
import { ResourceCard } from './resource-card.site.tsx';
import { resourceData } from './resource-data.site.ts';
import { Sheet } from './sheet.site.tsx';

/** What to know before opening a file: authors, edition, number of pages, size. */
function resourceFacts(node: PublishedNodeOf<'resource'>, page: PageContext): (Fact | null)[] {
  const { messages, language } = page;
  const { asset, pageCount, edition } = node;
  return [
    authorsFact(node.authors, page, styles.authors),
    { label: messages.published, value: <DateText seconds={node.created} language={language} /> },
    edition ? { label: messages.edition, value: edition } : null,
    pageCount ? { label: messages.pages, value: pageCount } : null,
    asset ? { label: messages.format, value: nameFileType(asset) } : null,
    asset ? { label: messages.size, value: formatBytes(asset.bytes, language) } : null,
  ];
}

/** A resource: the document on the left, and its details and download on the right. A recording is played there. */
export function ResourcePage({ node, page }: NodePageProps<'resource'>) {
  const { messages, language, sectionContext } = page;
  const { asset, recording, resourceTypes } = node;
  const linkText = resourceTypes.find((type) => type.linkText)?.linkText ?? messages.download;
  const facts = <Facts facts={[...resourceFacts(node, page), ...subjectFacts(node, page)]} />;
  const isRecording = recording !== null && asset === null;
  return (
    <article data-accent={page.accentOf(node)}>
      <div className={`frame grid ${styles.desk}`} data-kind={isRecording ? 'recording' : 'document'}>
        <div className={styles.words}>
          <p className="label">
            <TermNames terms={resourceTypes} fallback={messages.contentTypes.resource} />
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
                messages={sectionContext.messages.recording}
                language={language}
              />
            </div>
          )}
          {node.body.length > 0 && (
            <div className={styles.text}>
              <RichText blocks={node.body} language={node.language} hasAnchors />
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
              foot={footOf(node, page)}
            />
          </div>
        )}
      </div>
      <SectionList sections={node.sections} context={sectionContext} />
      <Related page={page} />
    </article>
  );
}

/** `2nd, March 2026 · Pages: 12` */
function footOf(
  { edition, pageCount }: NodePageProps<'resource'>['node'],
  { messages }: PageContext,
): string {
  return [edition, pageCount && messages.labelled(messages.pages, pageCount)].filter(Boolean).join(' · ');
}

export const resource: TypeSite<'resource'> = {
  Page: ResourcePage,
  Card: ResourceCard,
  structuredData: resourceData,
  markdown: resourceMarkdown,
  graphql: resourceGraphql,
};
