import type { DemoNodeOf } from '../demo-types.ts';

export const productDetails: DemoNodeOf<'product_detail'>[] = [];
