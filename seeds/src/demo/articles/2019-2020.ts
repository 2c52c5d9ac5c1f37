import type { DemoNodeOf } from '../../demo-types.ts';

export const articles2019To2020: DemoNodeOf<'article'>[] = [
  {
    key: 'article-attestation-fatigue',
    type: 'article',
    title: { en: 'Sixty-one policies and a tick under each' },
    created: '2019-04-11T09:00:00Z',
    articleTypes: ['opinion'],
    authors: ['person-imani-okafor'],
    productSuites: ['policy-management'],
    industries: ['banking', 'healthcare'],
    tags: ['culture', 'data-quality'],
    body: {
      en: `A clinic group asked its 4,300 employees to confirm 61 policies last year, and the median time between opening a policy and confirming it was nine seconds. Completion was 98.7 per cent, and the report to the board was green.

I have collected such reports myself. They prove that people can find a button.

## What nine seconds teach

The staff had learned that the confirmation matters and the text does not. When the group changed its rule on photographs of patients in October, the new version went out as number 54 of 61. Everyone confirmed it. In the following month the privacy officer dealt with three incidents under the old rule, all by people with a valid tick.

## Ask less

We sorted the 61 by a plain question: who would do something differently tomorrow for having read this?

- 8 concerned everybody.
- 22 concerned one profession or department.
- 19 concerned a handful of specialists, who had helped to write them.
- 12 concerned nobody at all. They were statements of intent, and two were empty.

A nurse now receives 11 a year instead of 61. She gets them one at a time, on the day they change.

## Ask something

For the eight that concern everybody, the tick was replaced by one question with a real case in it. *A relative asks you by telephone how Mr K. is doing. What may you say?* Wrong answers are not counted against anyone. They lead to the paragraph, and then to a second question.

In the first round 41 per cent got the telephone case wrong. That number was worth more to the board than any completion rate, and it was far less comfortable. By the second round it was 17.

## A limit to set

Decide how many minutes a year you may take from each person for policies and keep a ledger. The clinic group allows forty. When a department wants to add a policy to [Attestation Round](node:attestation-round), it must say which minutes it will have. Since then three new policies have turned out to be paragraphs in old ones.`,
    },
  },
  {
    key: 'article-hazard-walk-without-a-signal',
    type: 'article',
    title: { en: 'Hazard Walk works without a signal' },
    created: '2019-07-16T10:00:00Z',
    state: 'archived',
    articleTypes: ['news'],
    authors: ['person-peter-nakamura'],
    productSuites: ['health-safety'],
    industries: ['construction', 'energy-utilities'],
    body: {
      en: `From today, inspections in Hazard Walk can be begun, photographed and finished without any connection, and are sent when the telephone finds one. Tunnels, basements and offshore platforms were where our users needed the app most and could use it least.

Until now a walk had to be started with a signal. In the logs we found what people did about it: they started three walks in the car park, one for each basement, and sorted the findings out in the evening.

## How it behaves

- Checklists, plans of the site and the last 200 findings are kept on the telephone, encrypted, for fourteen days.
- Each finding carries the time at which it was made, not the time it was sent.
- If two people change the same finding, both versions are kept and the owner of the area chooses. Nothing is merged silently.
- A small counter shows how many findings have not been sent yet. It does not blink.

## What it cannot do

A finding marked ‘stop work’ needs a connection to alert anyone. Without one, the app says so in a full sentence and shows the emergency number for the site. Please do not remove the telephone from the wall.

Maps of very large sites, above 80 megabytes, have to be chosen for keeping beforehand.

## Who tried it

A tunnelling contractor used the trial version for eleven weeks on two shifts, 3,400 findings in all. Four were sent twice and none was lost. The double ones came from a telephone that had been dropped in a sump, dried and switched on again, and we have corrected that too.

The update is free for all customers of [Hazard Walk](node:hazard-walk) and installs itself. The old rule, that a walk starts with a signal, can be switched back on for sites that want it.`,
    },
  },
  {
    key: 'article-plans-meet-the-kitchen-table',
    type: 'article',
    title: { en: 'Four weeks at the kitchen table: what continuity plans had assumed' },
    created: '2020-04-16T07:00:00Z',
    state: 'archived',
    articleTypes: ['field-notes'],
    authors: ['person-tobias-renner'],
    productSuites: ['business-continuity'],
    industries: ['insurance', 'education'],
    tags: ['operational-resilience', 'supplier-outage'],
    body: {
      en: `Of the 37 pandemic plans our customers opened in March, 34 assumed that a third of the staff would be ill and the building would be open. What came was the opposite: nearly everybody well, and every building shut.

It is too early for lessons. These are notes, made while calling one customer a day.

## What the plans had right

Call trees worked. Priorities worked too: an insurer that had ranked its processes in 2018 knew within an hour that claims payments come before new business, and nobody had to be persuaded.

Plans written around *loss of building* fitted better than the ones with ‘pandemic’ on the cover. Several customers put the pandemic plan back in the drawer on the second day and took out the fire plan.

## What they had assumed

- That laptops can be bought. One university had a framework contract for 400 within 48 hours. So had everyone else, with the same dealer.
- That remote access is for the few. Licences for 15 per cent of staff were common; one customer took turns by the hour.
- That post stops being important. Cheques, court letters and prescriptions kept arriving at locked doors.
- That the deputy is somewhere else. Deputies share a household with schoolchildren as well.

## What people did

A claims team of nineteen agreed on two hours in the morning when nobody calls a meeting. A registrar drove through the county with exam papers in her own car. Someone at a utility found that the control room could be run by two shifts that never meet, and drew the handover line on the floor with tape.

None of this was in a plan, and most of it should be by the autumn. Please write it down this week, with names and times, in [Continuity Planner](node:continuity-planner) or on the back of an envelope. By June we shall all remember that we had thought of it beforehand.`,
    },
  },
  {
    key: 'article-the-permit-still-open-on-monday',
    type: 'article',
    title: { en: 'The permit that was still open on Monday' },
    created: '2020-11-05T06:45:00Z',
    articleTypes: ['field-notes'],
    authors: ['person-tobias-renner'],
    productSuites: ['health-safety'],
    industries: ['energy-utilities', 'construction'],
    tags: ['culture', 'near-miss'],
    body: {
      en: `At 05:50 on a Monday an operator of a district heating plant was about to open a steam valve when she saw a permit in the rack, dated Friday, for work inside the vessel behind it. The work had been finished on Friday at 18:15, and nobody had signed it off.

This time the vessel was empty. She could not know that, so she did what the procedure says and went to look for the man named on the permit. He was on a train to another site, with the key to the lock in his pocket. The plant started three hours and forty minutes late.

## Why permits stay open

I looked at 460 permits from that plant. Issuing was nearly perfect; 52 had been closed after the shift they were written for, or not at all. The reasons, in order:

1. The issuer had gone home. Closing needs two signatures, and the second sat in an office that empties at five.
2. The work was done but the scaffold was not, so ‘it isn’t really closed’.
3. A contractor had left the site by the other gate.

A permit begins with a conversation at the job. It ends, in most plants, with a form in a tray.

## Close it where it was opened

The plant moved the second signature to the shift leader, who is there at all hours. Closing now happens at the job, with a look inside, and the lock comes off in front of both. The gate does not book a contractor out while a permit in his name is open. On the first evening this produced a queue of nine men and some language.

At 17:00 [Permit Board](node:permit-board) shows every permit that will outlive its shift, on the screen in the control room. Each must be closed, extended or handed over by name before 18:00.

## After three months

Open permits at the start of a shift went from about three a week to two in the quarter. Those two were extended properly and everyone knew why. The operator who went to look was thanked at the quarterly meeting. She asked for a second key to be kept in the safe, and there is one now.`,
    },
    sections: [
      {
        kind: 'basic',
        body: { en: `## For the next Friday` },
        paragraphs: [
          {
            kind: 'cards',
            cards: [
              {
                heading: { en: 'Handover of live permits' },
                text: { en: 'Two people, at the place, before the shift ends.' },
                link: { title: { en: 'Template' }, node: 'resource-permit-handover-template' },
              },
              {
                heading: { en: 'Permit Board' },
                text: { en: 'What is live, where, and what must not be live beside it.' },
                link: { title: { en: 'Product' }, node: 'permit-board' },
              },
            ],
          },
        ],
      },
    ],
  },
];
