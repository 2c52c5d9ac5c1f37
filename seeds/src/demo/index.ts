import type { DemoNode } from '../demo-types.ts';
import { articles } from './articles.ts';
import { caseStudies } from './case-studies.ts';
import { events } from './events.ts';
import { landingPages } from './landing-pages.ts';
import { overviewPages } from './overview-pages.ts';
import { pages } from './pages.ts';
import { people } from './people.ts';
import { platforms } from './platforms.ts';
import { productDetails } from './product-details.ts';
import { productSuites } from './product-suites.ts';
import { resources } from './resources.ts';
import { solutions } from './solutions.ts';
import { testimonials } from './testimonials.ts';

export { demoForms } from './forms.ts';
export { demoMedia } from './media.ts';

/** Every node of the demo. The order is free: nodes refer to one another by key, in both directions. */
export const demoNodes: DemoNode[] = [
  ...people,
  ...productSuites,
  ...productDetails,
  ...platforms,
  ...solutions,
  ...articles,
  ...caseStudies,
  ...events,
  ...resources,
  ...testimonials,
  ...pages,
  ...landingPages,
  ...overviewPages,
];
