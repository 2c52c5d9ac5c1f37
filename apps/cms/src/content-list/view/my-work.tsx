import type { User } from '@keelstone/editing/payload-types.ts';
import { fillMessage } from '@keelstone/languages/say.ts';
import type { Payload } from 'payload';
import type { ContentState } from '../../admin/content-state/content-state.ts';
import { StateName } from '../../admin/content-state/state-name.tsx';
import { formPath } from '../../admin/form-path.ts';
import { LocalTime } from '../../admin/time/local-time.tsx';
import { databaseOf, executorOn } from '../../database/transaction.ts';
import { CONTENT_PATH, type ContentQuery, contentPath, EVERYTHING } from '../content-query.ts';
import { describeContent, type ListedContent } from '../describe-content.ts';
import { findContent, type Narrowing } from '../find-content.ts';
import { type ListTexts, listTextsOf } from '../list-texts.ts';
import { Plans } from './content-cells.tsx';
import '../../admin/dashboard/dashboard.css';
import './content-list.css';

type MyWorkProps = { payload: Payload; user: User; i18n: { language: string } };

/** Listed above, by the review itself. */
const REVIEW: readonly ContentState[] = ['in_review', 'sent_back'];

/** As many as are taken in at a glance; a link shows the rest. */
const SHOWN = 8;

type WorkListProps = {
  heading: string;
  query: Partial<ContentQuery> & Narrowing;
  payload: Payload;
  texts: ListTexts;
  /** Where all are listed, if not in the content list. */
  whole?: string;
  /** What is said of each page besides its title and type. */
  aside: (content: ListedContent) => React.ReactNode;
};

async function WorkList({ heading, query, payload, texts, whole, aside }: WorkListProps) {
  const source = { payload, executor: executorOn(databaseOf(payload).drizzle) };
  const all = { ...EVERYTHING, ...query };
  const { found, total } = await findContent(source, all, { limit: SHOWN });
  if (total === 0) return null;
  const rows = await describeContent(source, found);
  const { messages, types } = texts;
  const isNarrower = query.notChangedBy !== undefined;
  return (
    <section className="dashboard-list">
      <h2>{isNarrower ? heading : `${heading} (${total})`}</h2>
      <ul>
        {rows.map((content) => (
          <li key={`${content.type} ${content.id}`}>
            <a href={formPath(content.type, content.id, content.language)}>
              {content.title || messages.untitled}
            </a>{' '}
            <span className="dashboard-list__aside">{types[content.type]}</span> {aside(content)}
          </li>
        ))}
      </ul>
      {total > rows.length && !isNarrower && (
        <p>
          <a href={whole ?? contentPath(all)}>{fillMessage(messages.allOfThese, { count: total })}</a>
        </p>
      )}
    </section>
  );
}

/**
 * On the dashboard: one's own drafts, what is planned, and what others have changed. What waits for a review, or was
 * sent back, is in a list of its own (`review/view`).
 */
export async function MyWork({ payload, user, i18n }: MyWorkProps) {
  const texts = listTextsOf({ payload, i18n });
  const { messages, locale } = texts;
  const at = (content: ListedContent) => (
    <span className="dashboard-list__aside">
      <LocalTime at={content.changed} locale={locale} />
    </span>
  );
  return (
    <>
      <p className="dashboard-list my-work__links">
        <a href={CONTENT_PATH}>{messages.heading}</a>
        <a href="/admin/calendar">{messages.calendar.heading}</a>
      </p>
      <WorkList
        heading={messages.myDrafts}
        query={{ changedBy: user.id, isUnpublished: true, notIn: REVIEW }}
        payload={payload}
        texts={texts}
        aside={(content) => (
          <>
            <StateName state={content.state} messages={texts.messages} /> {at(content)}
          </>
        )}
      />
      <WorkList
        heading={messages.toReadAgain}
        query={{ toReadAgainBy: user.id }}
        whole={`/admin/page-reports?report=stale&owner=${user.id}`}
        payload={payload}
        texts={texts}
        aside={at}
      />
      <WorkList
        heading={messages.planned}
        query={{ isPlanned: true }}
        payload={payload}
        texts={texts}
        aside={(content) => <Plans content={content} texts={texts} />}
      />
      <WorkList
        heading={messages.changedByOthers}
        query={{ notChangedBy: user.id, notIn: REVIEW }}
        payload={payload}
        texts={texts}
        aside={(content) => (
          <>
            <StateName state={content.state} messages={texts.messages} />{' '}
            <span className="dashboard-list__aside">
              {content.changedBy && fillMessage(messages.by, { name: content.changedBy })}
            </span>{' '}
            {at(content)}
          </>
        )}
      />
    </>
  );
}
