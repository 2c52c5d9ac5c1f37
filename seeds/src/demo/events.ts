import type { DemoNodeOf } from '../demo-types.ts';
import { conferences } from './events/conferences.ts';
import { earlyYears } from './events/early-years.ts';
import { exerciseDays } from './events/exercise-days.ts';
import { from2025On } from './events/from-2025-on.ts';
import { webinars } from './events/webinars.ts';
import { yearsAtADistance } from './events/years-at-a-distance.ts';

/** Events of the demo: conferences and clinics, exercise days, webinars; past, upcoming and archived. */
export const events: DemoNodeOf<'event'>[] = [
  ...conferences,
  ...exerciseDays,
  ...webinars,
  ...earlyYears,
  ...yearsAtADistance,
  ...from2025On,
];
