import type { DemoNodeOf } from '../demo-types.ts';
import { businessContinuity } from './product-suites/business-continuity.ts';
import { complianceAudit } from './product-suites/compliance-audit.ts';
import { enterpriseRisk } from './product-suites/enterprise-risk.ts';
import { healthSafety } from './product-suites/health-safety.ts';
import { incidentClaims } from './product-suites/incident-claims.ts';
import { insuranceExposure } from './product-suites/insurance-exposure.ts';
import { policyManagement } from './product-suites/policy-management.ts';
import { thirdPartyRisk } from './product-suites/third-party-risk.ts';

export const productSuites: DemoNodeOf<'product_suite'>[] = [
  incidentClaims,
  complianceAudit,
  thirdPartyRisk,
  businessContinuity,
  enterpriseRisk,
  healthSafety,
  policyManagement,
  insuranceExposure,
];
