import { sampleQuote, sampleReference } from '@keelstone/model/samples';
import type { NodeSample } from '../node-sample.ts';

export const caseStudy: NodeSample<'case_study'> = {
  typical: {
    customer: 'Nordhafen Klinikum',
    location: 'Nordhafen',
    facts: [{ label: 'Beds', value: '640' }],
    products: [sampleReference()],
    quote: sampleQuote(),
    results: [{ figure: '38 %', meaning: 'fewer repeat falls within a year' }],
  },
  least: { customer: null, location: null, facts: [], products: [], quote: null, results: [] },
};
