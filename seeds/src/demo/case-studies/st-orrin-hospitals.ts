import type { DemoNodeOf } from '../../demo-types.ts';

export const stOrrinHospitals: DemoNodeOf<'case_study'> = {
  key: 'case-st-orrin-hospitals',
  type: 'case_study',
  customer: 'St Orrin Hospitals Trust',
  title: { en: 'St Orrin Hospitals: nineteen hours on paper' },
  summary: {
    en: 'A hospital trust switched off the systems of one ward on purpose, from Tuesday afternoon to Wednesday noon. The downtime was easier than the way back.',
  },
  created: '2021-11-02T10:00:00Z',
  productSuites: ['business-continuity'],
  industries: ['healthcare'],
  tags: ['operational-resilience', 'culture'],
  results: [
    { figure: { en: '1 in 9' }, meaning: { en: 'patients whose printed medication list was out of date' } },
    { figure: { en: '11 hours' }, meaning: { en: 'of re-entry afterwards, none of it planned' } },
    { figure: { en: '23 of 27' }, meaning: { en: 'corrections completed within ninety days' } },
  ],
  body: {
    en: `## The situation

St Orrin Hospitals Trust cares for about 900 in-patients on two sites. Every ward had a downtime folder, and every quarter somebody signed that it was complete. The last real outage, in 2017, had lasted forty minutes. The chief nurse wanted to know what would happen in the twentieth hour.

## What they did

The emergency planner and two ward sisters prepared for ten weeks in [Exercise Room](node:exercise-room). They chose one surgical ward with 28 beds, a quiet Tuesday and double staffing. At 17:00 the ward lost its screens; laboratory, pharmacy and admissions knew of it and answered only by telephone or runner. Twelve observers from other wards noted the time of whatever took longer than it should. A doctor who was not part of the exercise could end it at any moment by saying one word.

## What changed

A third of the printed forms were out of date. The medication list, printed at six the evening before, was wrong for three patients out of 27; no dose was given wrongly, because the pharmacist checked each one. Wards now print the list every four hours. Paper forms carry numbers. The recovery order in [Continuity Planner](node:continuity-planner), which had put the electronic record first, now begins with laboratory results. Of 27 corrections, 23 were complete within ninety days.

## What did not work

Nobody had planned the way back. Re-entering nineteen hours of notes took eleven hours and fell to the day shift, which had not been part of the exercise and was not amused. Two observers stopped taking notes and helped; their times are missing. A second ward, due in spring, was called off twice for lack of beds, and the trust no longer promises a date. The four corrections still open all need money from another budget.`,
  },
  location: { en: 'United Kingdom, two sites' },
  facts: [
    { label: { en: 'In-patients' }, value: { en: 'about 900' } },
    { label: { en: 'Preparation' }, value: { en: '10 weeks' } },
    { label: { en: 'Observers' }, value: { en: '12' } },
  ],
  products: ['exercise-room', 'continuity-planner'],
  testimonial: 'testimonial-st-orrin',
  sections: [
    {
      kind: 'summary_resources',
      heading: { en: 'If you plan something similar' },
      resources: ['resource-exercise-script-template', 'resource-webinar-ward-downtime'],
    },
  ],
};
