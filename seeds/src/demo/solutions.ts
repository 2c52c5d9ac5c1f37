import type { DemoNodeOf } from '../demo-types.ts';

export const solutions: DemoNodeOf<'solution'>[] = [];
