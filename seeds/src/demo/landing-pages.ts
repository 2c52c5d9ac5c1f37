import type { DemoNodeOf } from '../demo-types.ts';
import { currentLandingPages } from './landing-pages/current.ts';
import { lettersAndCards } from './landing-pages/letters-and-cards.ts';
import { pastAndPlannedLandingPages } from './landing-pages/past-and-planned.ts';

export const landingPages: DemoNodeOf<'landing_page'>[] = [
  ...currentLandingPages,
  ...lettersAndCards,
  ...pastAndPlannedLandingPages,
];
