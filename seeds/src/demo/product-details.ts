import type { DemoNodeOf } from '../demo-types.ts';
import { attestationRound } from './product-details/attestation-round.ts';
import { auditFieldbook } from './product-details/audit-fieldbook.ts';
import { claimsLedger } from './product-details/claims-ledger.ts';
import { continuityPlanner } from './product-details/continuity-planner.ts';
import { contractChecks } from './product-details/contract-checks.ts';
import { exerciseRoom } from './product-details/exercise-room.ts';
import { exposureMap } from './product-details/exposure-map.ts';
import { faxBridge } from './product-details/fax-bridge.ts';
import { hazardWalk } from './product-details/hazard-walk.ts';
import { incidentDesk } from './product-details/incident-desk.ts';
import { obligationRegister } from './product-details/obligation-register.ts';
import { permitBoard } from './product-details/permit-board.ts';
import { policyLibrary } from './product-details/policy-library.ts';
import { programmeRenewal } from './product-details/programme-renewal.ts';
import { riskRegister } from './product-details/risk-register.ts';
import { scenarioWorkbench } from './product-details/scenario-workbench.ts';
import { supplierWatch } from './product-details/supplier-watch.ts';

/** Two to a suite, in the order of the suites. */
export const productDetails: DemoNodeOf<'product_detail'>[] = [
  incidentDesk,
  claimsLedger,
  obligationRegister,
  auditFieldbook,
  supplierWatch,
  contractChecks,
  continuityPlanner,
  exerciseRoom,
  riskRegister,
  scenarioWorkbench,
  hazardWalk,
  permitBoard,
  policyLibrary,
  attestationRound,
  exposureMap,
  programmeRenewal,
  faxBridge,
];
