import type { DemoNodeOf } from '../demo-types.ts';
import { articles2016To2018 } from './articles/2016-2018.ts';
import { articles2016LossesAndDuties } from './articles/2016-losses-and-duties.ts';
import { articles2017RatesPlansAndALibrary } from './articles/2017-rates-plans-and-a-library.ts';
import { articles2018LinesShiftsAndSparks } from './articles/2018-lines-shifts-and-sparks.ts';
import { articles2019To2020 } from './articles/2019-2020.ts';
import { articles2019TrianglesAndQuestions } from './articles/2019-triangles-and-questions.ts';
import { articles2020ListsStormsAndSignatures } from './articles/2020-lists-storms-and-signatures.ts';
import { articles2021 } from './articles/2021.ts';
import { articles2021CanalsFloodsAndForklifts } from './articles/2021-canals-floods-and-forklifts.ts';
import { articles2022 } from './articles/2022.ts';
import { articles2022TolerancesGasAndSchools } from './articles/2022-tolerances-gas-and-schools.ts';
import { articles2023 } from './articles/2023.ts';
import { articles2023ChannelsTanksAndSamples } from './articles/2023-channels-tanks-and-samples.ts';
import { articles2024 } from './articles/2024.ts';
import { articles2024UpdatesMinutesAndDoors } from './articles/2024-updates-minutes-and-doors.ts';
import { articles2025FirstHalf } from './articles/2025-h1.ts';
import { articles2025SecondHalf } from './articles/2025-h2.ts';
import { articles2025ReportsCountersAndClocks } from './articles/2025-reports-counters-and-clocks.ts';
import { articles2026ExercisesNightsAndSummers } from './articles/2026-exercises-nights-and-summers.ts';
import { articles2026FirstHalf } from './articles/2026-h1.ts';
import { articles2026SecondHalf } from './articles/2026-h2.ts';
import { articles2026ReservesAndExits } from './articles/2026-reserves-and-exits.ts';

/** The demo's articles: by year, and for each year once more by subject. */
export const articles: DemoNodeOf<'article'>[] = [
  ...articles2026SecondHalf,
  ...articles2026FirstHalf,
  ...articles2025SecondHalf,
  ...articles2025FirstHalf,
  ...articles2024,
  ...articles2023,
  ...articles2022,
  ...articles2021,
  ...articles2019To2020,
  ...articles2016To2018,
  ...articles2026ReservesAndExits,
  ...articles2026ExercisesNightsAndSummers,
  ...articles2025ReportsCountersAndClocks,
  ...articles2024UpdatesMinutesAndDoors,
  ...articles2023ChannelsTanksAndSamples,
  ...articles2022TolerancesGasAndSchools,
  ...articles2021CanalsFloodsAndForklifts,
  ...articles2020ListsStormsAndSignatures,
  ...articles2019TrianglesAndQuestions,
  ...articles2018LinesShiftsAndSparks,
  ...articles2017RatesPlansAndALibrary,
  ...articles2016LossesAndDuties,
];
