import type { DemoNodeOf } from '../demo-types.ts';

export const platforms: DemoNodeOf<'platform'>[] = [];
