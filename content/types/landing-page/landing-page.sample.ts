import { sampleForm, sampleQuote } from '@keelstone/model/samples';
import type { NodeSample } from '../node-sample.ts';

export const landingPage: NodeSample<'landing_page'> = {
  typical: { form: sampleForm(), points: ['Twelve pages, no sales call.'], quote: sampleQuote() },
  least: { form: null, points: [], quote: null },
};
