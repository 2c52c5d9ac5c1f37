import type { User } from '@keelstone/editing/payload-types.ts';
import { readerLocale, say } from '@keelstone/languages/say.ts';
import type { Payload } from 'payload';
import { formPath } from '../../admin/form-path.ts';
import { LocalTime } from '../../admin/time/local-time.tsx';
import { type Review, readForEditor, readOwn } from '../read-reviews.ts';
import '../../admin/dashboard/dashboard.css';

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
function ReviewList({ heading, reviews }: { heading: string; reviews: readonly Review[] }) {
  return (
    <section className="dashboard-list">
      <h2>{`${heading} (${reviews.length})`}</h2>
      {reviews.length === 0 && <p>{say('Nothing waits.')}</p>}
      <ul>
        {reviews.map((review) => (
          <li key={`${review.type}-${review.id}`}>
            <a href={formPath(review.type, review.id, review.language)}>{review.title}</a>{' '}
            <Since {...review} />
            {review.note && <p>{review.note}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}

type DashboardProps = { payload: Payload; user: User };

const divide = (reviews: readonly Review[]) => ({
  back: reviews.filter(({ isWaiting }) => !isWaiting),
  waiting: reviews.filter(({ isWaiting }) => isWaiting),
});

const SentBack = ({ reviews }: { reviews: readonly Review[] }) =>
  reviews.length > 0 && <ReviewList heading={say('Sent back to you')} reviews={reviews} />;

async function OwnReviews({ payload, user }: DashboardProps) {
  const { back, waiting } = divide(await readOwn(payload, user.id));
  return (
    <>
      <SentBack reviews={back} />
      {waiting.length > 0 && <ReviewList heading={say('Your texts in review')} reviews={waiting} />}
    </>
  );
}

/**
 * On the dashboard (C-9): what was sent back to oneself, and all pending reviews for those who may publish; for authors,
 * those of their own.
 */
export async function Reviews(props: DashboardProps) {
  const { payload, user } = props;
  if (user.role === 'author') return <OwnReviews {...props} />;
  const { back, waiting } = divide(await readForEditor(payload, user.id));
  return (
    <>
      <SentBack reviews={back} />
      <ReviewList heading={say('In review')} reviews={waiting} />
    </>
  );
}
