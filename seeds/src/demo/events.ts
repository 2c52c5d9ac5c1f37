import type { DemoNodeOf } from '../demo-types.ts';

export const events: DemoNodeOf<'event'>[] = [];
