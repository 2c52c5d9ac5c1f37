import type { DemoNodeOf } from '../../demo-types.ts';

export const permitBoard: DemoNodeOf<'product_detail'> = {
  type: 'product_detail',
  key: 'permit-board',
  title: { en: 'Permit Board' },
  suite: 'suite-health-safety',
  productSuites: ['health-safety'],
  industries: ['energy-utilities', 'manufacturing', 'construction'],
  tags: ['culture'],
  created: '2021-10-11T08:00:00Z',
  summary: {
    en: 'Permits to work on one board: what is being done where, who is inside, and what must not happen at the same time.',
  },
  body: {
    en: `A permit is a conversation with a signature at the end. On paper the signature remains and the conversation is lost, and the shift that starts at ten finds eleven sheets in a rack, two of which belong together. Permit Board shows them on the plan of the site.

## Issuing a permit

The applicant describes the task, the place and the time. The board proposes the type of permit and the precautions for it, and looks for conflicts: welding above an open tank, a test on a line that is isolated for somebody else, two crews who each believe they are alone. The issuer walks to the place, checks the precautions there and releases the permit on the spot. It cannot be released from an office; the device has to be within fifty metres of the code on site.

## While work is going on

- The board at the gate and in the control room shows every live permit on the plan
- Entry and exit from confined spaces are counted by name
- Gas readings are entered at the interval the permit demands; a missed one suspends it
- Isolations are listed with the number of the lock and the person who holds the key

## Handover

At the change of shift, outgoing and incoming issuers go through live permits together on one screen. Each is accepted by name or suspended. A permit nobody accepts stops, and the crew is told.

## Limits

Permit Board does not measure anything and opens no valve. If the network fails, permits already released remain valid on devices until their stated end, and no new ones can be issued except on the paper set that we recommend keeping. One board carries up to 300 live permits. Positions come from codes and not from tracking people.`,
  },
  capabilities: [
    {
      title: { en: 'Conflict check' },
      text: { en: 'Tasks that must not overlap in place, line or time are stopped before release.' },
    },
    {
      title: { en: 'Released on the spot' },
      text: { en: 'Within fifty metres of the work, after the precautions have been seen.' },
    },
    {
      title: { en: 'Handover by name' },
      text: { en: 'Every live permit is accepted by the next shift or suspended.' },
    },
  ],
  platform: 'platform-field',
  facts: [
    {
      label: { en: 'Kinds of permit' },
      value: { en: 'hot work, confined space, height, isolation, lifting, your own' },
    },
    { label: { en: 'Time to issue' }, value: { en: '14 minutes at one customer; paper took 12' } },
    { label: { en: 'Handover' }, value: { en: 'two people, at the place, every shift' } },
  ],
  resources: ['resource-permit-handover-template'],
  sections: [
    {
      kind: 'summary_content',
      heading: { en: 'From practice' },
      nodes: ['case-grauwald-hochbau', 'article-the-permit-still-open-on-monday'],
    },
    {
      kind: 'summary_resources',
      heading: { en: 'At the change of shift' },
      resources: ['resource-permit-handover-template'],
    },
  ],
};
