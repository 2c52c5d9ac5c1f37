import type { DemoNodeOf } from '../../demo-types.ts';

export const scenarioWorkbench: DemoNodeOf<'product_detail'> = {
  type: 'product_detail',
  key: 'scenario-workbench',
  title: { en: 'Scenario Workbench' },
  suite: 'suite-enterprise-risk',
  productSuites: ['enterprise-risk', 'insurance-exposure'],
  industries: ['banking', 'insurance', 'energy-utilities'],
  tags: ['board-reporting', 'operational-resilience'],
  created: '2020-03-02T08:00:00Z',
  summary: {
    en: 'Turns the few risks that deserve a number into a range, with every assumption visible and weighed.',
  },
  body: {
    en: `For most risks a sentence is enough. For some, somebody will eventually ask how much: how much cover to buy, how much to spend on a second site, how much capital to hold. Scenario Workbench is for those conversations. It does not make them shorter. It makes them about assumptions.

## Building a scenario

A scenario is drawn as a small tree. How often might it begin? What can stop it? If nothing does, how long does it last, and what does a day cost? Each branch takes a range rather than a point, with the source of the estimate: data, an expert, an analogy, a guess. *Guess* is a permitted source and the most honest of the four.

## What comes out

1. The annual expectation, and the loss that would be exceeded once in ten, fifty and two hundred years.
2. The curve, with the insurance layers from [Programme Renewal](node:programme-renewal) drawn across it.
3. The assumptions in order of their effect on the result.
4. The same scenario without each measure, so that the benefit of a measure becomes visible.

The calculation runs 50,000 trials in about two seconds, with a stored seed. The same inputs give the same result next year, on another computer, in front of an auditor.

## Working with experts

Experts estimate separately and see the others’ figures only afterwards. The product calibrates them on ten questions with known answers first. The results are private, and they tend to make people more modest.

## Limits

Up to forty scenarios may be combined, with dependencies in three strengths. There is no market, credit or natural catastrophe model. Results are given to two significant figures, and this cannot be changed.`,
  },
  capabilities: [
    {
      title: { en: 'Ranges with sources' },
      text: { en: 'Data, expert, analogy or guess: each input says where it comes from.' },
    },
    {
      title: { en: 'Weight of assumptions' },
      text: { en: 'Which input moves the result most, and so which is worth checking first.' },
    },
    {
      title: { en: 'Repeatable runs' },
      text: { en: 'Stored seed and version: the same figures on any later day.' },
    },
  ],
  platform: 'platform-core',
  facts: [
    { label: { en: 'Scenarios worth a number' }, value: { en: 'usually 8 to 15' } },
    { label: { en: 'Result' }, value: { en: 'a range, with the three assumptions that move it most' } },
    { label: { en: 'Runs' }, value: { en: '20,000, with a recorded seed' } },
  ],
  resources: ['resource-webinar-three-scenarios', 'resource-impact-tolerance-paper'],
  sections: [
    {
      kind: 'basic',
      body: { en: `## What a finance director said` },
      paragraphs: [{ kind: 'quotes', quotes: [{ testimonial: 'testimonial-fennick-fibre' }] }],
    },
  ],
};
