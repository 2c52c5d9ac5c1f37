import type { DemoNodeOf } from '../demo-types.ts';
import { bankhausOderthal } from './case-studies/bankhaus-oderthal.ts';
import { grauwaldHochbau } from './case-studies/grauwald-hochbau.ts';
import { healthAndLearning } from './case-studies/health-and-learning.ts';
import { hochschuleRauental } from './case-studies/hochschule-rauental.ts';
import { lindmoorMutual } from './case-studies/lindmoor-mutual.ts';
import { northmereWater } from './case-studies/northmere-water.ts';
import { pellowAndDace } from './case-studies/pellow-and-dace.ts';
import { stOrrinHospitals } from './case-studies/st-orrin-hospitals.ts';
import { tannbergPumpen } from './case-studies/tannberg-pumpen.ts';
import { utilitiesAndNetworks } from './case-studies/utilities-and-networks.ts';
import { verkehrsbetriebeBrennfeld } from './case-studies/verkehrsbetriebe-brennfeld.ts';
import { wexcombeCouncil } from './case-studies/wexcombe-council.ts';
import { worksAndDistricts } from './case-studies/works-and-districts.ts';

/** What the demo's invented customers did, what came of it and what did not work. */
export const caseStudies: DemoNodeOf<'case_study'>[] = [
  grauwaldHochbau,
  bankhausOderthal,
  lindmoorMutual,
  hochschuleRauental,
  verkehrsbetriebeBrennfeld,
  tannbergPumpen,
  stOrrinHospitals,
  northmereWater,
  pellowAndDace,
  wexcombeCouncil,
  ...utilitiesAndNetworks,
  ...healthAndLearning,
  ...worksAndDistricts,
];
