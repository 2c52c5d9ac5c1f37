import type { DemoNodeOf } from '../../demo-types.ts';

export const northmereWater: DemoNodeOf<'case_study'> = {
  key: 'case-northmere-water',
  type: 'case_study',
  customer: 'Northmere Water',
  title: { en: 'Northmere Water: an answer within two working days' },
  summary: {
    en: 'A water company answered every near-miss report in person and saw reports rise from 19 to 64 a month. It also learned what that costs in hours.',
  },
  created: '2020-10-13T09:00:00Z',
  productSuites: ['health-safety', 'incident-claims'],
  industries: ['energy-utilities'],
  tags: ['near-miss', 'culture'],
  results: [
    {
      figure: { en: '19 to 64' },
      meaning: { en: 'near-miss reports a month, in 2018 and on average in 2019' },
    },
    { figure: { en: '1.4 days' }, meaning: { en: 'median time until the reporter heard from a person' } },
    {
      figure: { en: '31 hours' },
      meaning: { en: 'of duty engineers’ time each month, spent on calls and visits' },
    },
  ],
  body: {
    en: `## The situation

Northmere Water runs 74 sites with 1,150 staff. Its report form had 26 fields and ended in a mailbox that was read on Fridays. In the summer of 2018 a fitter was badly burned by a steam valve that three people had considered dangerous. None of them had reported it. Asked why, all three said that nothing had ever come back.

## What they did

The safety team left the form for later and began with the answer. From January 2019 each report went to the duty engineer of the district, who had two working days to ring the reporter. The engineer had to say one of three things: we will do this by that date, we will not do it and here is why, or come and show me. The 26 fields were then cut to seven on paper, and to a photograph and a sentence on the phone with [Hazard Walk](node:hazard-walk). Injuries and damage continued to go through [Incident Desk](node:incident-desk), so that one person could see both.

## What changed

Reports rose from 19 a month to an average of 64 in 2019. The share signed with a name went from a third to four fifths. Of the 768 reports, 57 described something that could have killed; each was investigated, and 44 led to a change in plant or method. Injuries with lost time fell from 14 to 11, a difference the company itself calls too small to claim.

## What did not work

Two districts set a target of ten reports a month. They received ten a month, mostly about trailing cables, and the target was withdrawn after a quarter. The calls cost 31 hours a month, twice the estimate, and one district dropped behind during the summer leave; its reports halved within six weeks and took five months to recover. There is a rota of deputies now. Contractors, who do 40 per cent of the work, still report hardly anything.`,
  },
  location: { en: 'North of England' },
  facts: [
    { label: { en: 'Staff' }, value: { en: '1,150' } },
    { label: { en: 'Sites' }, value: { en: '74' } },
    { label: { en: 'Reports counted' }, value: { en: '768, in 2019' } },
  ],
  products: ['hazard-walk', 'incident-desk'],
  testimonial: 'testimonial-northmere-water',
  sections: [
    {
      kind: 'summary_resources',
      heading: { en: 'The form, and how to read the figures' },
      resources: ['resource-near-miss-form', 'resource-near-miss-counts-paper'],
    },
  ],
};
