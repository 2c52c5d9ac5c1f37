import type { DemoNodeOf } from '../demo-types.ts';

export const productSuites: DemoNodeOf<'product_suite'>[] = [];
