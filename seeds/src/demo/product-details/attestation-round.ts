import type { DemoNodeOf } from '../../demo-types.ts';

export const attestationRound: DemoNodeOf<'product_detail'> = {
  type: 'product_detail',
  key: 'attestation-round',
  title: { en: 'Attestation Round' },
  suite: 'suite-policy-management',
  productSuites: ['policy-management', 'compliance-audit'],
  industries: ['banking', 'insurance', 'education'],
  tags: ['culture', 'regulator'],
  created: '2021-02-15T08:00:00Z',
  summary: {
    en: 'Asks the right people to confirm the right edition, once, and listens when they say it was not clear.',
  },
  body: {
    en: `In January everybody receives an e-mail with seven policies and a button. By February 96 per cent have pressed the button, in a median time of eleven seconds. This proves that the button works.

Attestation Round asks fewer people about fewer pages, and asks something to which the answer is not already known.

## Who is asked

A round is addressed by role, site and event: all who release payments, all at the Lübeck works, everyone within thirty days of joining. People who confirmed an earlier edition see only the passages that have changed. In most rounds that brings the reading time below four minutes.

## What is asked

1. Have you read it? The text is on the same page; there is nothing to download.
2. Up to three questions about situations, written by the owner of the policy.
3. Was anything unclear? Free text, read by the owner, answered if the reader wishes.

## What comes back

- Confirmation by edition, person and date, sealed
- Answers to the questions, in total and by unit, never by person below twenty replies
- Passages that were reported as unclear, in order of frequency
- Median reading time beside the number of words

## Reminders

Three are sent: after one week, after two weeks, and then one to the manager. There is no fourth. Whoever has not replied by then is on a short list that somebody should talk to.

## Limits

A confirmation proves that a person was shown a text and said yes. It does not prove understanding, and our reports avoid the word. Contractors without an account confirm by a personal link. Works council agreements may restrict evaluation by unit; the settings for this lie with a role that the employer cannot assign alone.`,
  },
  capabilities: [
    {
      title: { en: 'Only what changed' },
      text: { en: 'Readers of an earlier edition see the differences, with the rest one step away.' },
    },
    {
      title: { en: 'Unclear is an answer' },
      text: { en: 'Passages reported as unclear go to the owner, most frequent first.' },
    },
    {
      title: { en: 'Three reminders' },
      text: { en: 'Then a conversation. The list of names is short enough for that.' },
    },
  ],
  platform: 'platform-core',
  facts: [
    { label: { en: 'Answers' }, value: { en: 'read, unclear, not mine' } },
    { label: { en: 'Reminders' }, value: { en: 'three, then a person rings' } },
  ],
  resources: ['resource-policy-review-checklist'],
  sections: [
    {
      kind: 'summary_content',
      heading: { en: 'From practice' },
      nodes: ['case-hochschule-rauental', 'article-attestation-fatigue'],
    },
    {
      kind: 'basic',
      body: {
        en: `## Two ways to count
A round which everybody confirmed in one minute is a warning. This is how the two kinds look.`,
      },
      paragraphs: [
        {
          kind: 'text_lists',
          lists: [
            {
              heading: { en: 'Clicked' },
              style: 'bullets',
              items: [
                { text: { en: '98 per cent in two days' } },
                { text: { en: 'Median reading time nine seconds' } },
                { text: { en: 'No questions' } },
              ],
            },
            {
              heading: { en: 'Read' },
              style: 'bullets',
              items: [
                { text: { en: '84 per cent in two weeks' } },
                { text: { en: 'Six per cent answered “unclear”, most of them about the same paragraph' } },
                { text: { en: 'The paragraph was rewritten' } },
              ],
            },
          ],
        },
        { kind: 'quotes', quotes: [{ testimonial: 'testimonial-rauental' }] },
      ],
    },
  ],
};
