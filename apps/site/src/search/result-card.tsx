import type { ReactNode } from 'react';
import { DateText } from '../ui/date/date-text.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import { safeUrl } from '../ui/link/safe-url.ts';
import type { CardNode } from './card-node.ts';
import styles from './result-card.module.css';
import { useSearch } from './search-context.ts';
import { stripTags } from './strip-tags.ts';

const labels = (terms: readonly { label: string }[] = []) => terms.map((term) => term.label).join(', ');

/** One result: what it is and from when, its title, its excerpt (S-15). */
export function ResultCard({ node }: { node: CardNode }) {
  switch (node.type) {
    case 'resource':
      return <ResourceCard node={node} />;
    case 'article':
      return <ArticleCard node={node} />;
    case 'case_study':
      return <CaseStudyCard node={node} />;
    default:
      return <DefaultCard node={node} />;
  }
}

function ResourceCard({ node }: { node: CardNode }) {
  const { language } = useSearch();
  const asset = node.linksToAsset ? node.asset?.url : undefined;
  return (
    <Row
      node={node}
      label={labels(node.resourceType)}
      date={<DateText seconds={node.created} language={language} isShort />}
      asset={asset}
    />
  );
}

function ArticleCard({ node }: { node: CardNode }) {
  const { language } = useSearch();
  const published = node.publishedAt?.value ?? node.created;
  return (
    <Row
      node={node}
      label={labels(node.articleType)}
      date={<DateText seconds={published} language={language} isShort />}
    />
  );
}

function CaseStudyCard({ node }: { node: CardNode }) {
  return <Row node={node} label={useSearch().messages.caseStudy} />;
}

/** Other types: title and excerpt, beside their type's name, and an event's day. */
function DefaultCard({ node }: { node: CardNode }) {
  const { settings, language } = useSearch();
  const types = settings.facets.find((facet) => facet.name === 'content_type');
  const day = node.startsAt && <DateText seconds={node.startsAt.value} language={language} isShort />;
  return <Row node={node} label={types?.valueLabels[node.type] ?? ''} date={day} />;
}

type RowProps = {
  node: CardNode;
  label: string;
  date?: ReactNode;
  /** Address of the file that the title opens in a new tab. */
  asset?: string;
};

function Row({ node, label, date, asset }: RowProps) {
  const { messages } = useSearch();
  const newTab = asset ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <article className={styles.card}>
      {(label || date) && (
        <p className={styles.meta}>
          {label && <span>{label}</span>}
          {date}
        </p>
      )}
      <div className={styles.text}>
        <h3>
          <a href={safeUrl(asset ?? node.url.path) ?? '#'} {...newTab}>
            {node.title}
            {asset && (
              <>
                {' '}
                <Icon name="external" />
                <span className="visually-hidden"> ({messages.opensFile})</span>
              </>
            )}
          </a>
        </h3>
        <p className={styles.excerpt}>{stripTags(node.excerpt)}</p>
      </div>
    </article>
  );
}
