import type { DemoNodeOf } from '../demo-types.ts';

export const overviewPages: DemoNodeOf<'overview_page'>[] = [];
