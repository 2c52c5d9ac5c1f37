import { readerLocale, say } from '@keelstone/languages/say.ts';
import { LocalTime } from '../../admin/local-time.tsx';
import type { Review } from '../read-reviews.ts';

const addressOf = ({ type, id, language }: Review) => `/admin/collections/${type}/${id}?locale=${language}`;

function Since({ by, at }: Review) {
  return (
    <span className="dashboard-list__aside">
      {by}
      {by && at && ', '}
      {at && <LocalTime at={at} locale={readerLocale()} />}
    </span>
  );
}

/** Documents in review, with links to their forms. */
export function ReviewList({ heading, reviews }: { heading: string; reviews: readonly Review[] }) {
  return (
    <section className="dashboard-list">
      <h2>{`${heading} (${reviews.length})`}</h2>
      {reviews.length === 0 && <p>{say('Nothing waits.')}</p>}
      <ul>
        {reviews.map((review) => (
          <li key={`${review.type}-${review.id}`}>
            <a href={addressOf(review)}>{review.title}</a> <Since {...review} />
            {review.note && <p>{review.note}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
