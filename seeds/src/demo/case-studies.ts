import type { DemoNodeOf } from '../demo-types.ts';

export const caseStudies: DemoNodeOf<'case_study'>[] = [];
