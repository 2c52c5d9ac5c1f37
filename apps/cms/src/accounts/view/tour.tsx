import type { User } from '@keelstone/editing/payload-types.ts';
import type { Payload } from 'payload';
import { TourPanel } from './tour-panel.tsx';
import { TOUR_PREFERENCE } from './tour-steps.ts';

/** On the dashboard: offers the tour until somebody has seen or skipped it, and shows it again at `/admin?tour`. */
export async function Tour({ payload, user, searchParams }: TourProps) {
  const seen = await payload.db.findOne({
    collection: 'payload-preferences',
    where: {
      and: [{ key: { equals: TOUR_PREFERENCE } }, { 'user.value': { equals: user.id } }],
    },
  });
  return <TourPanel isOffered={!seen} isBegun={searchParams?.tour !== undefined} />;
}

type TourProps = {
  payload: Payload;
  user: User;
  searchParams?: Readonly<Record<string, string | string[] | undefined>>;
};
