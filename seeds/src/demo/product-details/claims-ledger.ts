import type { DemoNodeOf } from '../../demo-types.ts';

export const claimsLedger: DemoNodeOf<'product_detail'> = {
  type: 'product_detail',
  key: 'claims-ledger',
  title: { en: 'Claims Ledger' },
  suite: 'suite-incident-claims',
  productSuites: ['incident-claims', 'insurance-exposure'],
  industries: ['insurance', 'public-administration', 'retail', 'transport-logistics'],
  tags: ['claims-reserve', 'data-quality'],
  created: '2016-04-25T08:00:00Z',
  summary: {
    en: 'Claims files in which every reserve has a reason, every change an author, and every silence a date.',
  },
  body: {
    en: `A reserve is a statement about the future made by a person with forty other files open. It is set once, in the first week, at a round figure. After that it is changed when a bill arrives, which means that it follows the cost and never precedes it.

Claims Ledger asks for little more than a good handler would write down anyway, and keeps it where the next handler will find it.

## The file

The left column is the story in order of time: reports, letters, telephone notes, payments. The right column is the claim as it stands: cause, coverage, liability, reserve by head of damage, next step. Nothing in the right column changes without an entry on the left.

## Setting a reserve

1. Choose the heads of damage that apply, such as treatment, loss of earnings, property, costs.
2. Give each an amount or a range, and a reason in one sentence.
3. Above your authority, the file goes to the person who may sign.
4. The diary proposes the next review, at the latest after ninety days.

## Reading the book

The portfolio screen sorts files by what needs attention: no movement for sixty days, paid more than reserved, three increases in a row, time-barred next month. Development triangles and loss runs can be drawn for any date in the past, exactly as they stood then.

## Limits

Payments are requested here and executed by your finance system. Reserves for claims not yet reported are outside the product. Bodily injury details sit in a protected section which administrators cannot open, and this has to be decided at set-up: it cannot be relaxed later for a single file.`,
  },
  capabilities: [
    {
      title: { en: 'Reserve by head of damage' },
      text: { en: 'Amounts, ranges and reasons for each part, with authority limits by person and line.' },
    },
    {
      title: { en: 'Diary that notices silence' },
      text: {
        en: 'Files without movement come back by themselves, first to the handler, then to the team leader.',
      },
    },
    {
      title: { en: 'Any date in the past' },
      text: { en: 'Loss runs and triangles as they stood on a chosen day, for renewals and for audit.' },
    },
    {
      title: { en: 'Recoveries' },
      text: {
        en: 'Claims against third parties are followed like claims against you, with limitation dates.',
      },
    },
  ],
  platform: 'platform-core',
  facts: [
    { label: { en: 'Reserve components' }, value: { en: 'up to 12 for each claim' } },
    { label: { en: 'History' }, value: { en: 'every change, with reason and author' } },
    { label: { en: 'Exports' }, value: { en: 'triangles, bordereaux, loss runs for any past date' } },
    { label: { en: 'Usual introduction' }, value: { en: '10 weeks with data of 5 years' } },
  ],
  resources: [
    'resource-claims-ledger-data-sheet',
    'resource-claims-reserve-guide',
    'resource-loss-run-template',
  ],
  sections: [
    {
      kind: 'summary_resources',
      heading: { en: 'A method for reserves' },
      resources: ['resource-claims-reserve-guide'],
    },
    {
      kind: 'basic',
      body: {
        en: `## A reserve, read aloud
The ledger keeps what was thought on each day. This is one claim, shortened.`,
      },
      paragraphs: [
        {
          kind: 'text_lists',
          lists: [
            {
              style: 'terms',
              items: [
                {
                  title: { en: '4 March, £6,000' },
                  text: { en: 'Fall on wet stairs, wrist. “Treatment short, no loss of earnings known.”' },
                },
                {
                  title: { en: '19 April, £14,500' },
                  text: { en: '“Operation. Employer confirms eleven weeks. We should have asked in March.”' },
                },
                {
                  title: { en: '2 September, £14,500' },
                  text: {
                    en: 'Reviewed, unchanged. “Surgeon’s report due in October.” Silence is entered too.',
                  },
                },
                {
                  title: { en: '11 November, £9,800' },
                  text: { en: '“Good recovery, offer prepared.” Settled in December for £9,600.' },
                },
              ],
            },
          ],
        },
        { kind: 'quotes', quotes: [{ testimonial: 'testimonial-brennfeld' }] },
      ],
    },
  ],
};
