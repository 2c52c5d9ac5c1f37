import type { DemoNodeOf } from '../../demo-types.ts';

export const programmeRenewal: DemoNodeOf<'product_detail'> = {
  type: 'product_detail',
  key: 'programme-renewal',
  title: { en: 'Programme Renewal' },
  suite: 'suite-insurance-exposure',
  productSuites: ['insurance-exposure'],
  industries: ['public-administration', 'manufacturing', 'construction', 'insurance'],
  tags: ['claims-reserve', 'board-reporting'],
  created: '2022-08-29T08:00:00Z',
  summary: {
    en: 'Policies, layers and premium in one structure, and a renewal submission that is ready in days because the data already exists.',
  },
  body: {
    en: `An insurance programme of a mid-sized group has thirty to sixty policies, drawn up over twenty years in four countries. The structure exists as a diagram in the head of one person and on one slide, and they differ. Programme Renewal draws it from the policies themselves.

## The structure

Layers are shown to scale: deductible, primary, excess, with insurers and shares. Choosing a loss amount shows who would pay what, including the sub-limit that everybody forgets. Choosing an insured company shows what it is covered for, and what it is not.

## The renewal

1. Set the calendar: data date, market date, decision, inception.
2. Values come from [Exposure Map](node:exposure-map), losses from [Claims Ledger](node:claims-ledger), both as at the data date.
3. The submission is assembled as one document and one workbook, with a list of what is missing.
4. Questions from brokers and underwriters are collected, answered once and kept for next year.
5. Quotes are entered in the same structure and compared by price, retention and wording.

## After inception

- Certificates for tenants, lenders and clients, from the policy actually in force
- Allocation of premium to units by value, losses or both, with the calculation shown
- Reminders for declarations, adjustments and claims notification clauses
- Wordings compared with last year’s, clause by clause

The question book is the part customers mention first. After two years it contains most of what a market asks, with answers that have been checked.

## Limits

The product compares wordings but does not judge them; your broker or counsel does. Insurance tax is calculated for eleven countries and must be verified elsewhere. Captives are represented as insurers with their own accounts, not as companies with a balance sheet. Payment of premium takes place in your finance system.`,
  },
  capabilities: [
    {
      title: { en: 'Programme to scale' },
      text: { en: 'Layers, shares and sub-limits drawn from the policies, with a trial loss.' },
    },
    {
      title: { en: 'Question book' },
      text: { en: 'Every question of the market with its checked answer, ready for next year.' },
    },
    {
      title: { en: 'Premium allocation' },
      text: { en: 'By value, by losses or mixed, with a calculation that units can follow.' },
    },
  ],
  platform: 'platform-connect',
  facts: [
    { label: { en: 'Structure' }, value: { en: 'policies, layers, captives, drawn to scale' } },
    { label: { en: 'Insurance tax' }, value: { en: '11 countries' } },
    { label: { en: 'Question book' }, value: { en: 'after two years most of what a market asks' } },
  ],
  resources: ['resource-renewal-timetable', 'resource-claims-reserve-guide'],
  sections: [
    {
      kind: 'summary_content',
      heading: { en: 'From practice' },
      nodes: ['case-pellow-and-dace', 'article-a-city-renews-its-insurance'],
    },
  ],
};
