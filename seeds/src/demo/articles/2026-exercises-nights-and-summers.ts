import type { DemoNodeOf } from '../../demo-types.ts';

/** 2026: small exercises, decisions at night, a dry summer. */
export const articles2026ExercisesNightsAndSummers: DemoNodeOf<'article'>[] = [
  {
    key: 'article-exercise-for-people-who-hate-exercises',
    type: 'article',
    title: { en: 'An exercise for people who hate exercises' },
    created: '2026-01-22T08:00:00Z',
    articleTypes: ['guide'],
    authors: ['person-tobias-renner'],
    productSuites: ['business-continuity'],
    industries: ['education', 'healthcare', 'public-administration', 'retail'],
    tags: ['operational-resilience', 'culture'],
    keyPoints: [
      { en: 'Twenty minutes inside a meeting that takes place anyway' },
      { en: 'One question, one object, no roles and no story' },
      { en: 'Write down assumptions, not performance' },
      { en: 'Repeat monthly; change the object' },
    ],
    body: {
      en: `Many people dislike exercises, and their reasons are good. They have had to play fire officer in front of their director. They have been told afterwards what they had forgotten. They have seen the list of measures, and a year later they have seen it again. For them I have a format that takes twenty minutes and has neither roles nor winners. We have used it about 140 times.

## What you need

A regular meeting, six to ten people, one object on the table. The object is real: a key, a printed timetable, a telephone, a box of forms, an invoice of a supplier.

## The twenty minutes

**Minute 0.** Put the object down. “Since this morning it does not work any more”, or “it is gone”, or “it is wrong”. Nothing else. No hour, no cause, no villain.

**Minutes 1 to 3.** Everybody writes, alone and in silence: what do I notice first, and when? Silence matters. Otherwise the first speaker decides what has happened.

**Minutes 4 to 10.** Read out, one after another. Do not discuss. Somebody collects the times on a sheet. There is always a person who notices after ten minutes and one who notices on Thursday, and they always sit beside each other.

**Minutes 11 to 16.** One question to all: *what are you assuming that somebody else does?* Write each assumption with two names, the one who assumes and the one who is assumed. Ask the second one. In about half of the cases they say: *me?*

**Minutes 17 to 19.** Choose two assumptions that are to be true next time. A name, a date, nothing else. The rest stays on the sheet and is not a measure.

**Minute 20.** The object is put away. The meeting goes on.

## Objects which have worked

- The bunch of keys of the caretaker, who was ill that day
- The payroll provider’s invoice
- The sheet with the emergency numbers (in three of five schools: the previous headmistress)
- A sample of the label without which nothing leaves the warehouse
- The mobile phone of the person leading the meeting

## What it does not replace

A crisis team has to practise deciding under pressure, with a log and a clock. A technical recovery must be tried technically. Every second year, do something large that hurts. The twenty minutes make sure that on that day you fail over something interesting.

## Does it help?

We looked at twelve departments of a university which did it monthly for a year, and at nine which did not. In the large exercise afterwards the twelve named a lead after a median of four minutes; the nine took eleven. The departments had chosen for themselves whether to take part, so be careful with this figure. The figure I trust is another one. Of 288 assumptions on the sheets, 131 had turned out to be untrue when they were checked, and 97 of these are true today.`,
    },
    sections: [
      {
        kind: 'basic',
        body: { en: `## Take the sheet` },
        paragraphs: [
          {
            kind: 'cards',
            heading: { en: 'For next Tuesday' },
            cards: [
              {
                heading: { en: 'Twenty-minute sheet' },
                text: { en: 'One for the person who leads; blank paper for the others.' },
                link: { title: { en: 'Template' }, node: 'resource-twenty-minute-exercise' },
              },
              {
                heading: { en: 'The supplier that stopped answering' },
                text: { en: 'Forty minutes, when you feel like more.' },
                link: { title: { en: 'Exercise kit' }, node: 'landing-exercise-kit' },
              },
            ],
          },
        ],
      },
    ],
  },
  {
    key: 'article-who-decides-at-night',
    type: 'article',
    title: {
      en: 'Twenty-four hours: who decides at night that it is significant?',
      de: 'Vierundzwanzig Stunden: Wer entscheidet nachts, dass es erheblich ist?',
    },
    created: '2026-04-30T07:00:00Z',
    articleTypes: ['analysis', 'guide'],
    authors: ['person-jonas-achterberg', 'person-eleanor-strand'],
    productSuites: ['incident-claims', 'compliance-audit'],
    industries: [
      'energy-utilities',
      'healthcare',
      'public-administration',
      'manufacturing',
      'transport-logistics',
    ],
    tags: ['regulator', 'operational-resilience'],
    body: {
      en: `The NIS 2 directive asks important and essential entities for an early warning within 24 hours of becoming aware of a significant incident, a notification within 72 hours and a final report within a month. National laws put it into practice in their own words, and for your duties only these count. The sequence is similar everywhere, and so is the difficulty: at the beginning stands a decision that somebody has to take who is tired.

## Awareness is not a feeling

When does an organisation *know*? In four exercises with utilities we asked all participants to write down the minute. The answers lay up to nine hours apart. For the control room it was the second failed login of an account that should not exist. For the head of IT it was the call at six. For the managing director it was the meeting.

Decide beforehand. A rule which has proved itself: awareness begins when the person on duty has **two independent indications** or one that cannot be explained within an hour. Write the minute into the log. It may be wrong; it must not be missing.

## Three questions that can be answered at night

The legal criteria speak of severe disruption, financial loss, considerable damage to others. At three in the morning nobody knows the loss. These can be answered:

1. Is a service affected that others depend on, and for longer than our own limit?
2. Is it still spreading, or do we not know?
3. Could people come to harm, or data of others be gone?

Twice *yes* or *do not know*: report. An early warning may be brief and may later turn out to have been unnecessary. We have heard of no authority that took offence at it.

## Who

One role, staffed around the clock, with the written power to send an early warning without asking. In the four exercises the person on duty would have had to wake somebody in three. In two of those this somebody would have wanted to sleep on it first; one of them said so with disarming honesty.

## Other clocks

If personal data are affected, there are 72 hours under data protection law, to another authority. Financial firms have [shorter ones](node:article-four-hours-seventy-two-hours-one-month). Contracts with customers often contain 24 hours or *immediately*. Put all of them on one sheet, with the address and the form, and sort by time.

## What to write in the first message

What we have noticed, since when. What we do not know. Whether we suspect an unlawful act. Whether others across borders may be affected. Who can be reached, at which number, until eight o’clock. Five lines are enough, and they should be prepared with gaps.

Whether you fall under the law, and in which category, is for your counsel to say. The sheet is a good idea in any case.`,
      de: `Die NIS-2-Richtlinie verlangt von wesentlichen und wichtigen Einrichtungen eine Frühwarnung binnen 24 Stunden, nachdem sie von einem erheblichen Vorfall Kenntnis erlangt haben, eine Meldung binnen 72 Stunden und einen Abschlussbericht binnen eines Monats. Die nationalen Gesetze setzen das in eigenen Worten um, und für Ihre Pflichten zählen nur diese. Die Abfolge ist überall ähnlich, die Schwierigkeit auch: Am Anfang steht eine Entscheidung, die jemand treffen muss, der müde ist.

## Kenntnis ist kein Gefühl

Wann *weiß* eine Organisation etwas? In vier Übungen mit Versorgern haben wir alle Beteiligten die Minute aufschreiben lassen. Die Antworten lagen bis zu neun Stunden auseinander. Für die Leitwarte war es die zweite fehlgeschlagene Anmeldung eines Kontos, das es nicht geben sollte. Für die IT-Leitung war es der Anruf um sechs. Für die Geschäftsführung war es die Besprechung.

Legen Sie es vorher fest. Eine Regel, die sich bewährt hat: Kenntnis beginnt, wenn die diensthabende Person **zwei unabhängige Anzeichen** hat oder eines, das sich binnen einer Stunde nicht erklären lässt. Schreiben Sie die Minute ins Protokoll. Sie darf falsch sein, fehlen darf sie nicht.

## Drei Fragen, die sich nachts beantworten lassen

Die rechtlichen Kriterien sprechen von schwerwiegenden Störungen, finanziellen Verlusten und beträchtlichen Schäden bei anderen. Um drei Uhr kennt niemand den Verlust. Beantworten lässt sich Folgendes:

1. Ist eine Leistung betroffen, von der andere abhängen, und zwar länger als unsere eigene Grenze?
2. Breitet es sich noch aus, oder wissen wir es nicht?
3. Könnten Menschen zu Schaden kommen oder Daten anderer abgeflossen sein?

Zweimal *ja* oder *unklar*: melden. Eine Frühwarnung darf kurz sein und sich später als unnötig erweisen. Von einer Behörde, die das übel genommen hätte, haben wir nicht gehört.

## Wer

Eine Rolle, rund um die Uhr besetzt, mit der schriftlichen Befugnis, eine Frühwarnung ohne Rückfrage abzusetzen. In drei der vier Übungen hätte die diensthabende Person jemanden wecken müssen. In zweien davon hätte dieser Jemand erst darüber schlafen wollen; einer sagte das mit entwaffnender Offenheit.

## Andere Uhren

Sind personenbezogene Daten betroffen, laufen nach der Datenschutz-Grundverordnung 72 Stunden, gegenüber einer anderen Behörde. Finanzunternehmen haben [kürzere](node:article-four-hours-seventy-two-hours-one-month). Verträge mit Kunden enthalten oft 24 Stunden oder *unverzüglich*. Schreiben Sie alle auf ein Blatt, mit Adresse und Formular, nach Zeit sortiert.

## Was in der ersten Meldung steht

Was wir bemerkt haben und seit wann. Was wir nicht wissen. Ob wir eine rechtswidrige Handlung vermuten. Ob andere jenseits der Grenze betroffen sein könnten. Wer unter welcher Nummer bis acht Uhr erreichbar ist. Fünf Zeilen genügen, und sie sollten mit Lücken vorbereitet sein.

Ob und in welcher Kategorie Sie unter das Gesetz fallen, sagt Ihnen Ihre Rechtsberatung. Das Blatt ist in jedem Fall eine gute Idee.`,
    },
  },
  {
    key: 'article-photograph-is-not-a-measurement',
    type: 'article',
    title: { en: 'A photograph is not a measurement' },
    created: '2026-05-21T09:00:00Z',
    articleTypes: ['opinion'],
    authors: ['person-callum-birtwhistle'],
    productSuites: ['insurance-exposure', 'incident-claims'],
    industries: ['construction', 'insurance', 'retail'],
    tags: ['data-quality'],
    body: {
      en: `Survey reports have become beautiful. Two hundred photographs, taken in an afternoon, sorted by a program and labelled by another. Last month I looked at one of a furniture warehouse, and asked four questions. How high is the lowest shelf above the floor? How far is it to the next building? What is the wall made of? Which hydrant was running when its pressure was written down? None of the two hundred pictures knew.

## What a picture can do

It can show that a thing existed on a day. It can show disorder, which is worth a great deal. It can remind the person who was there of what they saw.

## What it cannot do

**Distances.** A lens makes ten metres of two and the other way round.

**Inside.** Composite panels with mineral wool and with foam look the same. One of them burns. The difference is printed on the edge, where the fitter has put the flashing.

**Working.** A closed fire door in a picture may have been closed for the picture. Ask for the wear on the hook that holds it open.

**What is not there.** Nobody photographs the missing sprinkler head.

## What I ask surveyors for

Eleven numbers, one page: floor above datum, lowest stock above floor, largest fire area, distances on four sides, height of storage, wall and roof with the source of the information, water pressure with flow. After that as many photographs as they like, and one of them should have a folding rule in it.

The program, by the way, had labelled a stack of pallets as *sofa*. In a furniture warehouse one might let that pass.`,
    },
  },
  {
    key: 'article-scenario-dry-summer',
    type: 'article',
    title: { en: 'The dry summer, priced line by line' },
    created: '2026-07-09T08:00:00Z',
    articleTypes: ['analysis', 'guide'],
    authors: ['person-imani-okafor'],
    productSuites: ['enterprise-risk', 'business-continuity'],
    industries: ['energy-utilities', 'manufacturing', 'transport-logistics'],
    tags: ['board-reporting', 'operational-resilience', 'data-quality'],
    body: {
      en: `A chemicals site on a river takes cooling water out, sends barges down and has permits which depend on temperature and level. In its register stood: *Low water, medium.* In spring we spent two half days with six people and a sheet of paper, and this is what the sheet looked like at the end. The figures have been altered in proportion.

## The event, in one sentence

River level below mark 3 for 45 days between June and October, with water warmer than 25 degrees on 20 of them.

It took an hour to agree on this sentence. One colleague meant barges, one meant cooling, one meant fish. They are three thresholds at three levels, and they do not always come together. We took the version in which they do.

## Line by line

- **Barges at half load.** 45 days, extra freight 38,000 euros a day after the first ten days: 1.3 million. Range 0.9 to 2.2, depending on whether everybody else books rail on the same day. They will.
- **Rail.** Contract for four trains a week. A fifth was promised “if available”. We rang. It is not.
- **Cooling.** Above 25 degrees the permit allows less discharge; two of five lines have to be reduced. 20 days, margin lost 95,000 a day: 1.9 million. Range 0.5 to 4.
- **Raw material.** One supplier upstream has the same problem on the same days. Stock for twelve days. Missing margin in the base case 0.7, at worst 3.8 million.
- **Penalties** towards customers: 0.2 to 0.6. Legal had thought none, because of *force majeure*. Then somebody read the clause. Low water is named in two contracts out of thirty.
- **What becomes cheaper:** nothing, to the disappointment of finance.

Sum: about 4.3 million, with a range of 2 to 11. The upper end is made of two lines, cooling and raw material, and of the assumption that they coincide.

## How often?

The hydrological yearbooks give levels for sixty years. The sentence came true in 1976, 2003, 2015, 2018 and 2022. That is five in sixty, and four of them in the last twenty-three. Two ways to count, two answers: once in twelve years, or once in six. We wrote down both and did not average them.

## What changed as a result

1. Stock of the one raw material from 12 to 25 days from May to October. Cost 60,000 a year. It takes most of the 3.8 million away.
2. An option on rail capacity, bought in February and not in July. 140,000.
3. The cooling permit: an application for a higher limit in exceptional cases was rejected. It is on the sheet as *cannot be changed*, which is also a result.

## What I take from it

The word *medium* had cost nothing and had been approved by a committee for seven years. The sheet cost six people one day each. Its most valuable line was the telephone call to the railway. Nobody had made it, since a colour does not ring anybody up.`,
    },
  },
];
