import { sampleQuote } from '@keelstone/model/samples';
import type { NodeSample } from '../node-sample.ts';

export const testimonial: NodeSample<'testimonial'> = {
  typical: { ...sampleQuote(), portrait: null, products: [] },
  least: { person: null, role: null, organisation: null, logo: null, caseStudy: null, portrait: null },
};
