import type { DemoNodeOf } from '../demo-types.ts';

export const landingPages: DemoNodeOf<'landing_page'>[] = [];
