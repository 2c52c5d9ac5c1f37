import type { DemoNodeOf } from '../demo-types.ts';

export const pages: DemoNodeOf<'page'>[] = [];
