import { TYPE_FACET } from '@keelstone/content/facets.model.ts';
import { DateText } from '@keelstone/ui/date/date-text.tsx';
import { Icon } from '@keelstone/ui/icon/icon.tsx';
import { safeUrl } from '@keelstone/ui/link/safe-url.ts';
import { Fragment, type ReactNode } from 'react';
import type { CardNode, Highlight, TextRange } from '../../query/search-response.ts';
import { useSearch } from '../search-context.ts';
import { Answer } from './answer.tsx';
import { choiceOf } from './choice-of.ts';
import styles from './result-card.module.css';
import { stripTags } from './strip-tags.ts';

const labels = (terms: readonly { label: string }[] = []) => terms.map((term) => term.label).join(', ');

type CardProps = {
  node: CardNode;
  /** Where it matches; null without a keyword. */
  highlight: Highlight | null;
  /** Where it is shown among the results and those above them, from 1. */
  rank: number;
  /** Whether to show the passage that answers the question, if it is on this page. */
  hasAnswer: boolean;
};

/** One result: its type and date, title and excerpt (S-15). */
export function ResultCard(props: CardProps) {
  const { type, resourceType, articleType } = props.node;
  if (resourceType) return <ResourceCard {...props} />;
  if (articleType) return <ArticleCard {...props} />;
  return type === 'case_study' ? <CaseStudyCard {...props} /> : <DefaultCard {...props} />;
}

function ResourceCard(props: CardProps) {
  const { node } = props;
  const { language } = useSearch();
  const asset = node.linksToAsset ? node.asset?.url : undefined;
  return (
    <Row
      {...props}
      label={labels(node.resourceType)}
      date={<DateText seconds={node.created} language={language} isShort />}
      asset={asset}
    />
  );
}

function ArticleCard(props: CardProps) {
  const { node } = props;
  const { language } = useSearch();
  const published = node.publishedAt?.value ?? node.created;
  return (
    <Row
      {...props}
      label={labels(node.articleType)}
      date={<DateText seconds={published} language={language} isShort />}
    />
  );
}

function CaseStudyCard(props: CardProps) {
  return <Row {...props} label={useSearch().messages.caseStudy} />;
}

/** All other types: title and excerpt beside the name of the type, with the day of an event. */
function DefaultCard(props: CardProps) {
  const { node } = props;
  const { settings, language } = useSearch();
  const types = settings.facets.find((facet) => facet.name === TYPE_FACET);
  const day = node.startsAt && <DateText seconds={node.startsAt.value} language={language} isShort />;
  return <Row {...props} label={types?.valueLabels[node.type] ?? ''} date={day} />;
}

type RowProps = CardProps & {
  label: string;
  date?: ReactNode;
  /** URL of the file that the title opens in a new tab. */
  asset?: string;
};

function Row({ node, highlight, rank, hasAnswer, label, date, asset }: RowProps) {
  const search = useSearch();
  const { messages, choose } = search;
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
          <a
            href={safeUrl(asset ?? node.url.path) ?? '#'}
            onClick={() => choose(node.nid, rank)}
            {...choiceOf(search, node.nid, rank)}
            {...newTab}
          >
            <MarkedText text={node.title} ranges={highlight?.title ?? []} />
            {asset && (
              <>
                {' '}
                <Icon name="external" />
                <span className="visually-hidden"> ({messages.opensFile})</span>
              </>
            )}
          </a>
        </h3>
        <p className={styles.excerpt}>
          <MarkedText
            text={highlight?.excerpt ?? stripTags(node.excerpt)}
            ranges={highlight?.excerptRanges ?? []}
          />
        </p>
        {hasAnswer && <Answer nid={node.nid} rank={rank} />}
      </div>
    </article>
  );
}

/**
 * A text with the matching words highlighted. Ranges beyond its end, which occur if the text has changed, are
 * ignored.
 */
function MarkedText({ text, ranges }: { text: string; ranges: readonly TextRange[] }) {
  const fitting = ranges.filter(({ end }) => end <= text.length);
  return (
    <>
      {fitting.map(({ start, end }, i) => (
        <Fragment key={start}>
          {text.slice(fitting[i - 1]?.end ?? 0, start)}
          <mark>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(fitting.at(-1)?.end ?? 0)}
    </>
  );
}
