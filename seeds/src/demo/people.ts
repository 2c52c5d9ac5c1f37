import type { DemoNodeOf } from '../demo-types.ts';
import { customersAndEngineering } from './people/customers-and-engineering.ts';
import { leadership } from './people/leadership.ts';
import { practice } from './people/practice.ts';

export const people: DemoNodeOf<'person'>[] = [...leadership, ...practice, ...customersAndEngineering];
