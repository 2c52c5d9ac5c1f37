import type { DemoNodeOf } from '../demo-types.ts';
import { auditAndAdvice } from './people/audit-and-advice.ts';
import { customersAndEngineering } from './people/customers-and-engineering.ts';
import { leadership } from './people/leadership.ts';
import { operations } from './people/operations.ts';
import { practice } from './people/practice.ts';
import { viennaAndLeeds } from './people/vienna-and-leeds.ts';

export const people: DemoNodeOf<'person'>[] = [
  ...leadership,
  ...practice,
  ...customersAndEngineering,
  ...viennaAndLeeds,
  ...operations,
  ...auditAndAdvice,
];
