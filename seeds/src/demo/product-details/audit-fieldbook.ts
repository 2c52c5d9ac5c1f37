import type { DemoNodeOf } from '../../demo-types.ts';

export const auditFieldbook: DemoNodeOf<'product_detail'> = {
  type: 'product_detail',
  key: 'audit-fieldbook',
  title: { en: 'Audit Fieldbook' },
  suite: 'suite-compliance-audit',
  productSuites: ['compliance-audit'],
  industries: ['banking', 'insurance', 'public-administration', 'manufacturing'],
  tags: ['data-quality', 'board-reporting'],
  created: '2018-02-05T08:00:00Z',
  summary: {
    en: 'Internal audit from the annual plan to the checked measure, with working papers that survive a change of auditor.',
  },
  body: {
    en: `Working papers are written for a reader who arrives two years later and knows nothing. In practice they are written on the last afternoon, for nobody. Audit Fieldbook makes the paper the place where the work is done, so that there is little left to write up.

## Planning

The audit universe draws on the risk register, past findings and the time since the last visit. The proposal is a ranked list with its reasons, which the head of audit reorders by hand. Both versions are kept. Committees have been known to ask for the difference.

## In the field

- Each step states its aim, the population, the sample and the result
- Samples are drawn with a recorded seed, so that anyone can draw the same one again
- Interview notes are typed or dictated offline on a tablet and carry the time they were taken
- Evidence from [Obligation Register](node:obligation-register) can be cited without asking the second line for it

## Findings

A finding has four sentences: what should be, what is, why, and what follows. The audited unit replies inside the product and proposes a measure, an owner and a date. Overdue measures are shown to the committee as they are. Postponement is possible; it needs a reason and is counted.

Closing a measure takes two steps. The owner declares it done. An auditor checks, after a period fixed in advance, whether it works.

## Limits

Audit Fieldbook analyses samples of up to 100,000 rows. For mass data tests, most teams continue to use their analysis tools and attach script and result. External auditors can be given read access to single engagements, but drafts cannot be shared outside audit at all.`,
  },
  capabilities: [
    {
      title: { en: 'Repeatable samples' },
      text: { en: 'Method, population and seed are stored with each sample.' },
    },
    {
      title: { en: 'Findings in four sentences' },
      text: {
        en: 'Criterion, condition, cause and consequence, with the reply of the audited unit beside them.',
      },
    },
    {
      title: { en: 'Two-step closing' },
      text: { en: 'Done is declared by the owner and confirmed later by a test of effect.' },
    },
  ],
  platform: 'platform-core',
  facts: [
    { label: { en: 'Separation' }, value: { en: 'own keys, own administrators' } },
    {
      label: { en: 'Sampling' },
      value: { en: 'random with a recorded seed, monetary unit, by hand with a reason' },
    },
    { label: { en: 'Offline' }, value: { en: 'working papers on the laptop, up to 21 days' } },
  ],
  resources: ['resource-regulator-letter-paper'],
  sections: [
    {
      kind: 'summary_content',
      heading: { en: 'From practice' },
      nodes: ['case-wexcombe-council', 'article-finding-17'],
    },
  ],
};
