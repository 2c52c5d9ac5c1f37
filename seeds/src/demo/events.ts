import type { DemoNodeOf } from '../demo-types.ts';
import { conferences } from './events/conferences.ts';
import { exerciseDays } from './events/exercise-days.ts';
import { webinars } from './events/webinars.ts';

/** Events of the demo: conferences and clinics, exercise days, webinars; past, upcoming and archived. */
export const events: DemoNodeOf<'event'>[] = [...conferences, ...exerciseDays, ...webinars];
