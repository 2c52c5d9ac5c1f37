import type { DemoNodeOf } from '../demo-types.ts';

export const testimonials: DemoNodeOf<'testimonial'>[] = [];
