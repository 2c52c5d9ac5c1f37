import type { DemoNodeOf } from '../demo-types.ts';

export const people: DemoNodeOf<'person'>[] = [];
