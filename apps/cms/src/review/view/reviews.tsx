import type { User } from '@keelstone/editing/payload-types.ts';
import { say } from '@keelstone/languages/say.ts';
import type { Payload } from 'payload';
import { readOwn, readWaiting } from '../read-reviews.ts';
import '../../admin/dashboard.css';
import { ReviewList } from './review-list.tsx';

type DashboardProps = { payload: Payload; user: User };

async function OwnReviews({ payload, user }: DashboardProps) {
  const own = await readOwn(payload, user.id);
  const back = own.filter(({ note }) => note);
  const waiting = own.filter(({ note }) => !note);
  return (
    <>
      {back.length > 0 && <ReviewList heading={say('Sent back to you')} reviews={back} />}
      {waiting.length > 0 && <ReviewList heading={say('Your texts in review')} reviews={waiting} />}
    </>
  );
}

/** On the dashboard: pending reviews for those who may publish; for authors, the state of their own (C-9). */
export async function Reviews(props: DashboardProps) {
  if (props.user.role === 'author') return <OwnReviews {...props} />;
  return <ReviewList heading={say('In review')} reviews={await readWaiting(props.payload)} />;
}
