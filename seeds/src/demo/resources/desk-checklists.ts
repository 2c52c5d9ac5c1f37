import type { DemoNodeOf } from '../../demo-types.ts';

/** Checklists for the desk: exits, assurance reports, first letters. */
export const deskChecklists: DemoNodeOf<'resource'>[] = [
  {
    key: 'resource-exit-walk-checklist',
    type: 'resource',
    title: { en: 'Walking an exit: twelve steps with a stopwatch' },
    created: '2026-02-24T09:00:00Z',
    resourceTypes: ['checklist'],
    authors: ['person-yusuf-demirel'],
    productSuites: ['third-party-risk'],
    industries: ['insurance', 'technology', 'banking'],
    tags: ['dora', 'operational-resilience', 'supplier-outage'],
    edition: { en: 'Second edition' },
    body: {
      en: `An exit plan that nobody has walked is a letter of intent. This list walks one, for a single service, within five working days and without giving notice to anybody.

## Day one: the paper

1. Read the termination clause aloud. How long is the notice, and from which day?
2. What must the supplier do after notice, for how long, at which price?
3. Who may give notice? Is that person still with you?

## Day two: the data

4. Request a full export, as a customer would. Start the stopwatch.
5. Open it on a computer that has never had the supplier’s software on it.
6. Count: records, attachments, dates. Compare with the live system.

## Day three: the substitute

7. Ring the second choice. Is the offer still valid? From when, for how much of the volume?
8. Load a tenth of the export there, or into a spreadsheet. What is missing?

## Day four: the people

9. Who in your house knows what the supplier’s people do unasked?
10. Which three agreements exist only by telephone?

## Day five: the page

11. Write down: weeks needed, weeks available, difference.
12. Decide who pays for the difference, and when you walk again.

Steps 4 and 5 are where most walks end. It is cheaper to find out today. The reasons are in [Walk the exit before you need it](node:article-walk-the-exit).`,
    },
  },
  {
    key: 'resource-assurance-report-checklist',
    type: 'resource',
    title: { en: 'Forty minutes with an assurance report' },
    created: '2025-09-16T08:30:00Z',
    resourceTypes: ['checklist'],
    authors: ['person-yusuf-demirel', 'person-matthias-odenwald'],
    productSuites: ['third-party-risk', 'compliance-audit'],
    industries: ['banking', 'insurance', 'healthcare', 'technology'],
    tags: ['regulator', 'data-quality'],
    edition: { en: 'First edition' },
    linksToAsset: true,
    body: {
      en: `Six questions to put to a supplier’s assurance report, with the place where the answer usually stands. Use one sheet for each report and keep it with the supplier’s file.

## The six

1. **Entity, service, places**: are they ours? *Description, first ten pages.*
2. **Kind and period**: one day or a period; until when; what covers the time since? *Cover, opinion.*
3. **Opinion**: unqualified? If not, copy the sentence after *except for*.
4. **Exceptions** that touch a control we rely on: number, share, answer by management. *Tables of tests.*
5. **What they expect of us**: each line with a name. *Near the end.*
6. **What was left out**: sub-suppliers, recovery, places.

## Then

- One paragraph, at most 900 characters, dated and signed
- At most three requests to the supplier, with a date
- The decision: rely, rely with a reservation, do not rely

## Do not

Store the report without the paragraph. Average it with a rating. Send the supplier a questionnaire that asks what the report answers.`,
    },
  },
  {
    key: 'resource-first-letter-checklist',
    type: 'resource',
    title: { en: 'The first letter to somebody who has been hurt' },
    created: '2019-09-10T09:00:00Z',
    resourceTypes: ['checklist'],
    authors: ['person-clara-whitcombe', 'person-oona-fitzwarren'],
    productSuites: ['incident-claims'],
    industries: ['public-administration', 'retail', 'transport-logistics', 'healthcare'],
    tags: ['culture', 'claims-reserve'],
    edition: { en: 'Fifth edition, with 41 words to avoid' },
    body: {
      en: `The first letter decides whether a report becomes a dispute. This page helps you to write one that admits nothing and offends nobody. Have your own version read by a lawyer once, and then use it unchanged.

## What belongs in it

1. The person’s name, spelt as they spell it
2. What they told you, in their words
3. One person with a telephone number and hours
4. What happens next, and by when
5. What they need to do, if anything. Usually nothing
6. A sentence of regret that somebody was hurt. It is not an admission

## What does not

*Claimant. Alleged. Your claim. Incident reference* as the heading. *Without prejudice* on page one. *Please note. Failure to. We take … very seriously. Unfortunately* at the beginning of more than one sentence. The remaining words are on the back.

## Two tests

Read it aloud to somebody with a plaster cast. Then imagine it in the local newspaper, in full. If both go well, send it within two days.`,
    },
  },
];
