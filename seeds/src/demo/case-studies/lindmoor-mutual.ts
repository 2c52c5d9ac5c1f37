import type { DemoNodeOf } from '../../demo-types.ts';

export const lindmoorMutual: DemoNodeOf<'case_study'> = {
  key: 'case-lindmoor-mutual',
  type: 'case_study',
  customer: 'Lindmoor Mutual',
  title: { en: 'Lindmoor Mutual: reserving a storm in its first week' },
  summary: {
    en: 'A rural insurer received 2,300 storm claims in six days and needed a figure for its board by Friday. It was within nine per cent of what was paid.',
  },
  created: '2024-11-19T09:15:00Z',
  productSuites: ['incident-claims', 'enterprise-risk'],
  industries: ['insurance'],
  tags: ['claims-reserve', 'board-reporting', 'data-quality'],
  results: [
    {
      figure: { en: '9%' },
      meaning: { en: 'between the figure of the first Friday and payments ten months later' },
    },
    { figure: { en: '2,300' }, meaning: { en: 'claims in six days, against 70 in an ordinary week' } },
    {
      figure: { en: '36 hours' },
      meaning: { en: 'to reserve a sample of 200 cases by component, with six handlers' },
    },
  ],
  body: {
    en: `## The situation

Lindmoor Mutual insures farms and houses in four counties and has 380 staff. A storm in January 2024 brought 2,300 claims in six days. The reinsurance contract required a first estimate within a week; the board wanted it by Friday. In the storm of 2019 the first estimate had been 40 per cent too low, and the mutual had bought its next cover at the price that follows from such an error.

## What they did

Nobody tried to reserve 2,300 cases. The head of claims drew a sample of 200, spread by county and by type of building, and six handlers rang those policyholders first. In 36 hours each case of the sample had a reserve by component in [Claims Ledger](node:claims-ledger): roof, outbuildings, contents, loss of use, clearance. An actuary projected the sample and added late reports, following the pattern of 2019. The finance director took the result as a range into [Scenario Workbench](node:scenario-workbench), beside the retention and the reinsurance layers.

## What changed

On Friday the board saw 8.1 to 11 million pounds, with 9.2 million as the best estimate. By November 10.0 million had been paid or agreed: nine per cent above the best estimate, and within the range. The other 2,100 policyholders heard in the first week when somebody would ring, and 88 per cent were rung on or before that day. The method is written down on four pages, with the names of two people who can draw the sample.

## What did not work

Outbuildings were underestimated by a third, because handlers pictured sheds and farmers meant grain stores. The form now asks for floor area. Photographs sent by policyholders were useful for contents and of no use for roofs. And the six handlers missed their ordinary cases for a week; eleven complaints about delay were upheld, and rightly so.`,
  },
  location: { en: 'Four counties in England' },
  facts: [
    { label: { en: 'Staff' }, value: { en: '380' } },
    { label: { en: 'Claims in the storm' }, value: { en: '2,300' } },
    { label: { en: 'Handlers on the sample' }, value: { en: '6' } },
  ],
  products: ['claims-ledger', 'scenario-workbench'],
  testimonial: 'testimonial-lindmoor',
  sections: [
    {
      kind: 'summary_resources',
      heading: { en: 'On the method' },
      resources: ['resource-claims-reserve-guide', 'resource-webinar-remote-claims'],
    },
  ],
};
