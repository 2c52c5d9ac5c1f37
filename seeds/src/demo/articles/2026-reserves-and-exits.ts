import type { DemoNodeOf } from '../../demo-types.ts';

/** 2026: a meeting about reserves; one article in review and one draft. */
export const articles2026ReservesAndExits: DemoNodeOf<'article'>[] = [
  {
    key: 'article-reserve-meeting-agenda',
    type: 'article',
    title: { en: 'The reserve meeting: an agenda for fifty minutes' },
    created: '2026-10-08T08:00:00Z',
    articleTypes: ['guide'],
    authors: ['person-clara-whitcombe'],
    productSuites: ['incident-claims', 'insurance-exposure'],
    industries: ['insurance', 'public-administration', 'transport-logistics'],
    tags: ['claims-reserve', 'board-reporting', 'culture'],
    body: {
      en: `Once a month the people who handle large claims sit together and look at reserves. I have attended some two hundred such meetings. Most of them consist of reading out. Here is the agenda of the ones I learned from.

## Before: a list of nine

Not all large claims. Nine, chosen by rule, so that nobody feels picked out:

- the three largest changes of the month, in either direction
- three drawn at random from files untouched for ninety days
- three closed during the month, with first reserve and final payment

## 0 to 5 minutes: last month’s sentences

Each meeting ends with a few sentences of the form *we expect that …*. They are read out. Did it come true? No discussion, just yes, no, not yet. After a year you know who is an optimist, and so do they.

## 5 to 25: the changes

For each, the handler answers one question: **what do you know today that could have been known earlier?** “Nothing” is a permitted answer and is checked against the file in the meeting. In about a third of the cases something was there: a letter from the employer, an appointment that was not kept, a hesitation on the telephone.

No one asks whether the reserve is too high or too low. People who are asked that will defend the figure.

## 25 to 35: the silent files

Somebody other than the handler opens the file and says what they would do next. Usually it is a call. Twice a year the claimant has been well again for months.

## 35 to 45: the closed ones

First reserve, final payment, and the largest step in between. Is there a pattern? Last year at one council it was wrists. They had been reserved as wrists and paid as wrists of people who work with their hands.

## 45 to 50: new sentences

Three or four, written down by name. “We expect that the surgeon’s report on 214 will say permanent; Nell.” They are the opening of the next meeting.

## What is not on the agenda

Totals. They can be read. Comparisons between handlers, since the portfolios differ, and since after the first such comparison nobody says what they could have known.

## If you have never done it

Begin with three files instead of nine, and with closed ones. Nobody has to defend a claim that has been paid. Read the first page and the last, and ask the room to guess what happened in between. People are good at it, and after the second file they begin to talk about their own.

Somebody has to be in the chair who handles no claims. At a transport operator it is the head of the workshop. He knows what a door costs, he is not impressed by letters from solicitors, and he asks *why did nobody ring?* about once every ten minutes.

Give it six months before you look at results. The first thing to change is the diary: entries become sentences that can turn out to be true or false. First reserves follow after about a year.`,
    },
  },
  {
    key: 'article-supplier-exit-measured',
    type: 'article',
    state: 'in_review',
    title: { en: 'We measured our own exit' },
    created: '2026-11-06T08:00:00Z',
    articleTypes: ['field-notes'],
    authors: ['person-yusuf-demirel', 'person-eskil-tveitan'],
    productSuites: ['third-party-risk'],
    industries: ['technology', 'banking'],
    tags: ['supplier-outage', 'operational-resilience'],
    body: {
      en: `For four years we have told customers to walk their exits before they need them. In October we walked one of ours: the carrier for text messages, one of two, was treated as if it had given notice.

## The plan said

Six weeks. New contract two weeks, technical connection one, tests one, numbers transferred two.

## It took

Eleven weeks and two days, in a simulation in which nobody was hostile.

- The contract needed five weeks, four of them at our end.
- Sender names have to be registered anew in seven countries. Two took more than a month. The plan did not mention it.
- The tests were finished in a day. They had been estimated with a week, which we shall happily keep.

## What we knew afterwards

The second carrier can carry the whole load for about nine weeks before a discount turns into a surcharge. Nine is less than eleven. We are negotiating.

*In review: figures to be confirmed by the carriers concerned.*`,
    },
  },
  {
    key: 'article-search-that-answers-back',
    type: 'article',
    state: 'draft',
    title: { en: 'When the policy search answers back' },
    created: '2026-11-12T09:00:00Z',
    articleTypes: ['analysis'],
    authors: ['person-eleanor-strand', 'person-noor-ravensdale'],
    productSuites: ['policy-management'],
    industries: ['technology', 'education'],
    tags: ['data-quality', 'culture'],
    body: {
      en: `Employees ask policies questions, and lately they expect sentences back. We have tried it with four customers for half a year, with machine-written answers above the search results in [Policy Library](node:policy-library).

## What we saw so far

- Of 1,200 answers that we checked, 1,130 were right, 49 incomplete and 21 wrong.
- Eleven of the 21 were wrong in the same way: they gave the rule and left out the exception.
- People who received an answer opened the policy itself in 19 per cent of the cases, without an answer in 71.

The last figure worries us more than the 21. Open: whether an answer may be shown without the paragraph beside it.`,
    },
  },
];
