import type { DemoNodeOf } from '../../demo-types.ts';

export const wexcombeCouncil: DemoNodeOf<'case_study'> = {
  key: 'case-wexcombe-council',
  type: 'case_study',
  customer: 'Wexcombe Borough Council',
  title: { en: 'Wexcombe Borough Council: closing 340 audit recommendations' },
  summary: {
    en: 'An audit team of five spent a year on recommendations that had been open since 2009. A third were closed by withdrawing them.',
  },
  created: '2019-09-17T09:30:00Z',
  productSuites: ['compliance-audit', 'enterprise-risk'],
  industries: ['public-administration'],
  tags: ['data-quality', 'board-reporting'],
  results: [
    { figure: { en: '340 to 52' }, meaning: { en: 'open audit recommendations within fourteen months' } },
    {
      figure: { en: '113' },
      meaning: { en: 'withdrawn, because the process they spoke of no longer existed' },
    },
    { figure: { en: '1 page' }, meaning: { en: 'for the audit committee, in place of a table of 28 pages' } },
  ],
  body: {
    en: `## The situation

Wexcombe Borough Council has 2,100 staff and an internal audit team of five. In 2018 its follow-up table listed 340 open recommendations over 28 pages; the oldest dated from 2009 and concerned a cash office that had since been closed. The audit committee received the table every quarter and noted it. The chief auditor suspected that nobody had read it for years, herself included.

## What they did

The team moved the table into [Audit Fieldbook](node:audit-fieldbook) one line at a time and asked three questions of each. Does the process still exist? Is the risk still there? Is there a person who accepts the action? A “no” to the first question led to withdrawal, with a note signed by the head of service. A “no” to the third went to the chief executive, who settled 41 disputes in two mornings. Duties that came from statute were entered in [Obligation Register](node:obligation-register) instead, where they stay after the audit is forgotten.

## What changed

After fourteen months 52 recommendations were open, none older than two years. Of the 288 closed, 113 had been withdrawn, 129 carried out, and 46 merged with others. The committee now reads one page: what is overdue, who says so, and what it could cost. In June it asked a head of service to attend, for the first time since 2011.

## What did not work

The first attempt was a letter to all heads of service asking for an update within four weeks. It brought 290 answers, most of them “in progress”. The team threw them away. Interviews worked, but took 320 hours, which meant that three planned audits were postponed. Linking every recommendation to an entry in [Risk Register](node:risk-register) was given up after sixty, since the links were right and nobody used them.`,
  },
  location: { en: 'England' },
  facts: [{ label: { en: 'Open recommendations at the start' }, value: { en: '340' } }],
  products: ['audit-fieldbook', 'risk-register'],
  testimonial: 'testimonial-wexcombe',
};
