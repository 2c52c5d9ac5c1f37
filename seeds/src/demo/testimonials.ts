import type { DemoNodeOf } from '../demo-types.ts';
import { britishVoices } from './testimonials/british-voices.ts';
import { firstVoices } from './testimonials/first-voices.ts';
import { germanVoices } from './testimonials/german-voices.ts';

/** What people at the demo's invented customers say. */
export const testimonials: DemoNodeOf<'testimonial'>[] = [...firstVoices, ...britishVoices, ...germanVoices];
