import type { DemoNodeOf } from '../../demo-types.ts';

/** 2018: audit, the second shift, and hot work in a dry summer. */
export const articles2018LinesShiftsAndSparks: DemoNodeOf<'article'>[] = [
  {
    key: 'article-three-lines-one-table',
    type: 'article',
    title: { en: 'Three lines, one table' },
    created: '2018-03-14T09:00:00Z',
    articleTypes: ['opinion'],
    authors: ['person-marit-solberg'],
    productSuites: ['compliance-audit', 'enterprise-risk'],
    industries: ['insurance', 'energy-utilities'],
    tags: ['board-reporting', 'culture'],
    body: {
      en: `An insurer’s branch was asked the same question about its key cabinet by three people within nine days: by its own manager, by compliance, by internal audit. Each wrote the answer into a system of their own. The three answers differed, because the cabinet had been moved in between.

The model of three lines is meant to say who is responsible for what. It says nothing about asking three times.

## What may be shared

The list of controls. Their wording. The calendar in which they are due. The evidence, as a file which lies in one place and is linked from others. The fact that somebody looked, with the day.

## What must not be shared

The conclusion. Audit reads what the second line has collected, and it draws its own picture without showing the pencil. The second line does not see drafts. If audit relies on work by others it says so, with the sample it has repeated.

## A rule for the table

When we introduced one register for all three at this insurer, the quarrel was about a column headed *effective: yes/no*. The first line had filled it in, the second had corrected it, audit refused to look at it. We deleted the column and replaced it by three, each with its author. They agreed in 81 per cent of the cases. The other 19 per cent have become the agenda of a meeting that used to have none.

The branch is now asked once a quarter. The key cabinet stands where it stood.`,
    },
  },
  {
    key: 'article-audit-recommendation-with-a-date',
    type: 'article',
    title: { en: 'How to write an audit recommendation that ends' },
    created: '2018-09-06T08:00:00Z',
    articleTypes: ['guide'],
    authors: ['person-imani-okafor'],
    productSuites: ['compliance-audit'],
    industries: ['banking', 'public-administration', 'education'],
    tags: ['board-reporting'],
    body: {
      en: `“Management should consider strengthening the process.” I have answered for eleven such sentences as a chief risk officer, and I can report that one may consider for years. A recommendation that can end has five parts. None of them is new; it is rare to find all five.

## 1. The condition, as seen

What was found, where, in how many cases out of how many. “In 9 of 40 payments the second signature was dated after the transfer.” Leave out adjectives. If the sentence needs *significant*, the number is missing.

## 2. The criterion

What it is measured against: a law, your own rule, a promise to customers, or plain prudence. If it is plain prudence, say so, and expect a discussion. It will be a better one than about a rule nobody remembers.

## 3. The consequence

What can happen, in the words of the business. Not *reputational risk*, but *a supplier is paid twice and we notice in March*.

## 4. The change, agreed

By the person who has the budget, written by that person if possible. It describes the state afterwards and not the activity. “Payments above €10,000 leave only with two signatures on the same day” can be tested. “Training will be carried out” cannot.

## 5. How we shall know

This is the part which is left out. Agree on the test before the measure begins: forty payments from the fourth quarter, none with a late signature, one tolerated if explained. The auditor who comes back then needs two hours and no meeting.

## A test for your own report

Take the last ten recommendations that you issued. For each, ask somebody from another department to say what they would look at in order to close it. Where two people name different things, the recommendation is not finished. In my last sample it was seven of ten, and I had written four of them.

## The same sentence, before and after

Before: “Management should consider strengthening the process for granting access to the payment system.”

After: “On 12 June, 9 of 61 people with the right to release payments had changed post (condition). The bank’s rule demands withdrawal on the last day in post (criterion). A former colleague can release up to €50,000 (consequence). From 1 October, the right ends automatically with the entry in the personnel system; agreed with the head of operations (change). Test: all changes of post in the fourth quarter; at most one exception, explained (how we shall know).”

It is longer. The first version was discussed in four meetings over two years, and the second in none.`,
    },
  },
  {
    key: 'article-second-shift-does-not-report',
    type: 'article',
    title: { en: 'The second shift does not report' },
    created: '2018-10-18T08:00:00Z',
    articleTypes: ['field-notes'],
    authors: ['person-imani-okafor'],
    productSuites: ['health-safety'],
    industries: ['manufacturing', 'transport-logistics'],
    tags: ['near-miss', 'culture', 'data-quality'],
    body: {
      en: `A packaging plant showed us its near-miss figures by hour. Between six and two: 118 reports in a year. Between two and ten: 9. The plant manager concluded that the second shift was more careful. It has the same machines and the younger people.

## Three explanations we tried

**Fewer events?** The workshop’s list of unplanned stops showed no difference. Machines do not know what time it is.

**No opportunity?** The reporting terminal stood in the office corridor, which is locked at four. That alone would have been enough. When it was moved to the canteen, reports rose from 9 to 14 a year. So it was not that alone.

**No answer?** We looked at what had happened to the nine. Reports are read at half past seven by the safety officer, who goes to the place and talks to the person. Of the first shift. The second shift’s reports were read at half past seven as well, by which time the person was asleep. Not one of the nine had been spoken to.

## What was changed

Twice a week the safety officer begins at eleven and stays until seven. That is all. She did not announce it as a programme. Within four months the second shift reported 47 times, among other things a guard on palletiser 3 which had been bridged with a magnet since the summer. The first shift had known of it and had taken it for an arrangement of the second.

## What we changed

The overview in our product now shows the median time to an answer by hour of the report, and beneath it the share of reporters who were at work when the answer came. In this plant the second figure had been zero for half of its people.`,
    },
  },
  {
    key: 'article-hot-work-in-august',
    type: 'article',
    title: { en: 'Hot work in August', de: 'Feuerarbeiten im August' },
    created: '2018-08-23T07:00:00Z',
    articleTypes: ['guide'],
    authors: ['person-walther-grimsehl'],
    productSuites: ['health-safety'],
    industries: ['construction', 'manufacturing'],
    tags: ['near-miss'],
    body: {
      en: `It has hardly rained since May, and roofs are being repaired everywhere. A roofer’s torch needs two minutes for a seam. The fire that follows needs about forty, and by then the roofer is having lunch.

## The hour that is missing

Most fires after hot work are not seen by the person who caused them. A glowing particle lies in a gap, under felt or in a bird’s nest, and takes its time. The permit says *fire watch* and a signature says that there was one. I have asked at nineteen sites this summer what the watch did. At twelve it had cleared up.

## What a fire watch does

- Stands where the work was, and also below and behind it.
- Has a telephone, an extinguisher that fits the material, and nothing else to do.
- Touches: a wall that is warm after a quarter of an hour is a wall to be opened.
- Stays for as long as your insurer’s conditions or your own rule require. Where there is a cavity, longer. Comes back once more.

## Before the flame

Ask whether it can be done without one: cold-applied membranes, a saw instead of a grinder, a bolt instead of a weld. Nobody asks, because the torch is already on the van. The best permit is one that was not issued.

If it must be: clear ten metres or cover what cannot be moved, look into the gap before and not after, switch detectors off for one room and for one hour, and write down who switches them on again.

## A small sum

One hour of a watch costs about €45. In the last three years I have read 26 files on fires after hot work. The cheapest came to €8,000, the dearest to €3.1 million. In 23 of them the watch had ended before the fire began.`,
      de: `Seit Mai hat es kaum geregnet, und überall werden Dächer repariert. Der Brenner eines Dachdeckers braucht für eine Naht zwei Minuten. Das Feuer danach braucht etwa vierzig, und dann sitzt der Dachdecker beim Mittagessen.

## Die Stunde, die fehlt

Die meisten Brände nach Feuerarbeiten sieht nicht, wer sie verursacht hat. Ein glühendes Teilchen liegt in einer Fuge, unter der Pappe oder in einem Vogelnest und lässt sich Zeit. Auf dem Erlaubnisschein steht *Brandwache*, und eine Unterschrift bestätigt sie. In diesem Sommer habe ich auf neunzehn Baustellen gefragt, was die Brandwache getan hat. Auf zwölf hatte sie aufgeräumt.

## Was eine Brandwache tut

- Sie steht, wo gearbeitet wurde, und auch darunter und dahinter.
- Sie hat ein Telefon, einen Löscher, der zum Material passt, und sonst nichts zu tun.
- Sie fasst an: Eine Wand, die nach einer Viertelstunde noch warm ist, wird geöffnet.
- Sie bleibt so lange, wie es die Bedingungen des Versicherers oder die eigene Regel verlangen. Bei Hohlräumen länger. Und sie kommt noch einmal wieder.

## Vor der Flamme

Fragen Sie, ob es ohne geht: Kaltklebebahnen, Säge statt Trennschleifer, Schraube statt Schweißnaht. Diese Frage stellt niemand, weil der Brenner schon auf dem Wagen liegt. Der beste Erlaubnisschein ist der, den man nicht ausstellen musste.

Geht es nicht anders: zehn Meter freiräumen oder abdecken, was sich nicht bewegen lässt, vorher in die Fuge sehen und nicht nachher, Melder für einen Raum und eine Stunde abschalten und aufschreiben, wer sie wieder einschaltet.

## Eine kleine Rechnung

Eine Stunde Brandwache kostet rund 45 Euro. In den letzten drei Jahren habe ich 26 Akten zu Bränden nach Feuerarbeiten gelesen. Der billigste kostete 8.000 Euro, der teuerste 3,1 Millionen. In 23 Fällen war die Wache beendet, bevor der Brand begann.`,
    },
  },
];
