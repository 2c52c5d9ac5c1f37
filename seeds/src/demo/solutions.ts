import type { DemoNodeOf } from '../demo-types.ts';
import { boardReporting } from './solutions/board-reporting.ts';
import { claimsCost } from './solutions/claims-cost.ts';
import { dora } from './solutions/dora.ts';
import { hospitalSafety } from './solutions/hospital-safety.ts';
import { municipalInsurance } from './solutions/municipal-insurance.ts';
import { operationalResilience } from './solutions/operational-resilience.ts';
import { safetyCulture } from './solutions/safety-culture.ts';
import { supplierOversight } from './solutions/supplier-oversight.ts';

export const solutions: DemoNodeOf<'solution'>[] = [
  operationalResilience,
  dora,
  claimsCost,
  supplierOversight,
  safetyCulture,
  boardReporting,
  hospitalSafety,
  municipalInsurance,
];
