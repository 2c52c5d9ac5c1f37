import type { DemoNodeOf } from '../../demo-types.ts';

export const contractChecks: DemoNodeOf<'product_detail'> = {
  type: 'product_detail',
  key: 'contract-checks',
  title: { en: 'Contract Checks' },
  suite: 'suite-third-party-risk',
  productSuites: ['third-party-risk', 'compliance-audit'],
  industries: ['banking', 'insurance', 'technology'],
  tags: ['dora', 'regulator'],
  created: '2021-06-07T08:00:00Z',
  summary: {
    en: 'Compares supplier agreements with the clauses you need, and keeps count of what is missing, agreed or refused.',
  },
  body: {
    en: `The right to audit a supplier is usually discovered to be missing on the day somebody wishes to audit. Amending a contract takes months, and the supplier has fifty other customers asking for the same sentence. It helps to know early which agreements are worth the argument.

Contract Checks holds a list of required clauses by type of service and marks, for each agreement, whether the clause is present, where it stands and how good it is.

## How a check runs

1. Upload the agreement with its annexes, or point to it in your contract archive.
2. The product proposes passages for each requirement, with page and paragraph.
3. A reviewer confirms, corrects or rejects each proposal. Nothing counts until then.
4. Gaps become negotiation items with an owner, a priority and a date.

## What comes with it

- Requirement lists for ICT services under DORA, for outsourcing and for data processing
- Your own lists, with model clauses and the fallback wording you would accept
- A ledger of refusals: which supplier declined which clause, when, and who accepted that
- Notice periods and renewal dates, with a warning early enough to use them

The refusals are what committees read most closely. A gap that was argued, lost and accepted by a named person is a decision. A gap that nobody noticed is a finding.

## Limits

Proposals are made for agreements in English, German, French and Italian, from text documents and from scans above 200 dpi. Handwritten amendments are shown, not read. Side letters have to be added by whoever knows of them. Contract Checks keeps no signatures and is no archive; when the original moves, the reference must be updated.`,
  },
  capabilities: [
    {
      title: { en: 'Requirement lists' },
      text: { en: 'Regulatory and own clauses by type of service, dated, with the reason for each change.' },
    },
    {
      title: { en: 'Passage by passage' },
      text: { en: 'Each result points to page and paragraph, and to the person who confirmed it.' },
    },
    {
      title: { en: 'Ledger of refusals' },
      text: { en: 'What suppliers declined, what was offered instead, and who accepted the remainder.' },
    },
  ],
  platform: 'platform-core',
  facts: [
    { label: { en: 'Lists of clauses' }, value: { en: 'DORA, outsourcing guidelines, your own' } },
    { label: { en: 'Reading' }, value: { en: 'proposes a passage; a person confirms it' } },
    { label: { en: 'Languages' }, value: { en: 'English, German, French, Dutch' } },
  ],
  resources: ['resource-dora-register-template'],
  sections: [
    {
      kind: 'summary_content',
      heading: { en: 'From practice' },
      nodes: ['case-bankhaus-oderthal', 'supplier-watch'],
    },
    {
      kind: 'accordion',
      heading: { en: 'What lawyers ask' },
      allowsAllClosed: true,
      items: [
        {
          title: { en: 'Does it decide whether a clause is good enough?' },
          body: {
            en: `No. It shows the passage it believes to be the audit right, beside the wording your list asks for. You say *yes*, *no* or *with this reservation*, and that is what counts.`,
          },
        },
        {
          title: { en: 'What about annexes that were never signed?' },
          body: {
            en: `They are marked as unsigned and not relied upon. About one contract in twelve has one. It is usually the annex with the service levels.`,
          },
        },
      ],
    },
  ],
};
